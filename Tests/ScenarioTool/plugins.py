#!/usr/bin/env python3
"""Checks each plugin of a table with `rk plugin check` and compares words; and looks at the colours of a report.

    plugins.py RK EXPECTED.TXT FOLDER

A row is a name, what happens in the process (not looked at here), and TEST:WORD, which is also the verdict: the worst word of the report. Good plugins,
whose word is passed, must pass every test without a warning.
"""

import concurrent.futures
import json
import os
import pty
import subprocess
import sys

# Two at a time, as continuous integration has two processors.
WORKERS = 2
# The tests without which the others are skipped.
GATES = ["file", "exports", "loads", "entry", "init"]


def rows(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                name, _, pair = line.split()
                yield (name, *pair.split(":"))


def check(tool, folder, name, test, word):
    """What is wrong with the report about one plugin: a list of sentences."""
    # Of the good ones everything is looked at. A bad one would hang, or take its time, in every test that calls it.
    only = [] if word == "passed" else ["--only", *GATES, test, "output"]
    timeout = "2" if word == "hung" else "30"
    command = [tool, "plugin", "check", os.path.join(folder, name + ".so"), "--json", "--timeout", timeout, *only]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    problems = []
    try:
        report = json.loads(done.stdout)
    except ValueError:
        return [f"{name}: no report: {done.stdout}{done.stderr}"]
    words = {entry["name"]: entry for entry in report["tests"]}
    if words[test]["status"] != word:
        problems.append(f"{name}: {test} is {words[test]['status']}, not {word}: {words[test]['sentence']}")
    if report["verdict"] != word:
        worst = [f"{entry['name']}: {entry['sentence']}" for entry in report["tests"] if entry["status"] == report["verdict"]]
        problems.append(f"{name}: the verdict is {report['verdict']}, not {word}: " + "; ".join(worst))
    if (done.returncode == 0) != (word in ("passed", "warning")):
        problems.append(f"{name}: exit status {done.returncode} for {word}")
    if done.stderr:
        problems.append(f"{name}: standard error: {done.stderr}")
    return problems


def on_terminal(command, **variables):
    """The output of a command whose standard output is a terminal."""
    parent, child = pty.openpty()
    environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"} | {"TERM": "xterm"} | variables
    with subprocess.Popen(command, stdout=child, env=environment) as process:
        os.close(child)
        output = b""
        while True:
            try:
                piece = os.read(parent, 4096)
            except OSError:
                break
            if not piece:
                break
            output += piece
        process.wait()
    os.close(parent)
    return output.decode()


def colours(tool, folder):
    command = [tool, "plugin", "check", os.path.join(folder, "RoundButton.so"), "--only", "exports"]
    problems = []
    if "\x1b[32mpassed" not in on_terminal(command):
        problems.append("no colours on a terminal")
    for variables in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        if "\x1b" in on_terminal(command, **variables):
            problems.append(f"colours with {variables}")
    if "\x1b" in subprocess.run(command, capture_output=True, text=True, check=False).stdout:
        problems.append("colours in a pipe")
    return problems


def main():
    tool, table, folder = sys.argv[1:]
    failures = 0
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        jobs = {name: pool.submit(check, tool, folder, name, test, word) for name, test, word in rows(table)}
        jobs["colours"] = pool.submit(colours, tool, folder)
        for name, job in jobs.items():
            for problem in job.result():
                print(problem)
                failures += 1
            if not job.result():
                print(f"ok {name}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
