#!/usr/bin/env python3
"""Write what is inside the files of a release as an SBOM (SPDX 2.3, JSON).

    sbom.py FOLDER FILE.json

Each file of the folder is a package with its checksum; the parts that come from elsewhere are packages that it contains. Which parts those are is
read off the file's kind, their versions off this machine, where they were linked.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
VERSION = re.search(r'^#define RK_VERSION_STRING "(.*)"$', (ROOT / "Include/responderkit/version.h").read_text(), re.MULTILINE)[1]


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def parts():
    """{name: (version, licence, supplier)} of what is linked into the files."""
    swift = re.search(r"Swift version (\S+)", output("swiftc", "--version"))[1]
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    parser = next(pin["state"]["version"] for pin in pins if pin["identity"] == "swift-argument-parser")
    return {
        "libffi": (output("pkg-config", "--modversion", "libffi").strip(), "MIT", "Organization: The libffi project"),
        "swift-stdlib": (swift, "Apache-2.0 WITH Swift-exception", "Organization: The Swift project"),
        "swift-foundation": (swift, "Apache-2.0 WITH Swift-exception", "Organization: The Swift project"),
        "swift-argument-parser": (parser, "Apache-2.0 WITH Swift-exception", "Organization: The Swift project"),
    }


def inside(name):
    """The parts that a file of a release contains."""
    if name.startswith(("responderkit_tools-", "responderkit-tools_")):
        return ["libffi", "swift-stdlib", "swift-foundation", "swift-argument-parser"]
    if name.startswith("libresponderkit"):
        return ["swift-stdlib"]
    if name.endswith(".tar.gz"):
        return ["libffi", "swift-stdlib"] + (["swift-foundation", "swift-argument-parser"] if "x86_64" in name else [])
    if name.endswith(".whl"):
        return ["libffi", "swift-stdlib"]
    return []


def package(identifier, name, version, licence, supplier, **more):
    return {
        "SPDXID": f"SPDXRef-{identifier}",
        "name": name,
        "versionInfo": version,
        "supplier": supplier,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        **more,
    }


def described(folder):
    known = parts()
    packages = [package(f"part-{name}", name, *about) for name, about in known.items()]
    relationships, digests = [], []
    for path in sorted(folder.iterdir()):
        if path.suffix not in (".whl", ".deb", ".gz"):
            continue
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        digests.append(digest)
        identifier = "file-" + re.sub(r"[^A-Za-z0-9.-]", "-", path.name)
        packages.append(
            package(
                identifier,
                path.name,
                VERSION,
                "MIT",
                "Organization: The ResponderKit authors",
                packageFileName=path.name,
                checksums=[{"algorithm": "SHA256", "checksumValue": digest}],
            )
        )
        relationships.append({"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": f"SPDXRef-{identifier}"})
        relationships += [
            {"spdxElementId": f"SPDXRef-{identifier}", "relationshipType": "CONTAINS", "relatedSpdxElement": f"SPDXRef-part-{part}"} for part in inside(path.name)
        ]
    if not digests:
        sys.exit(f"sbom.py: {folder} has no wheel, archive or package")
    moment = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "315532800")), datetime.timezone.utc)
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"responderkit-{VERSION}",
        # Unique for what it describes, and the same for the same bytes.
        "documentNamespace": f"https://spdx.org/spdxdocs/responderkit-{VERSION}-{hashlib.sha256(''.join(digests).encode()).hexdigest()[:32]}",
        "creationInfo": {"created": moment.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Organization: The ResponderKit authors", "Tool: sbom.py"]},
        "packages": packages,
        "relationships": relationships,
    }


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: sbom.py FOLDER FILE.json")
    pathlib.Path(sys.argv[2]).write_text(json.dumps(described(pathlib.Path(sys.argv[1])), indent=2, sort_keys=True) + "\n")
