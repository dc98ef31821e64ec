// SPDX-License-Identifier: MIT
import ArgumentParser
import FoundationEssentials
import Glibc

struct PluginNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a first plugin, in one file.",
    discussion: """
      Prints the one command that builds it. The plugin passes "rk plugin check" as it is.

      EXAMPLES:
        rk plugin new RoundButton
        rk plugin new Heatmap --lang cpp --out plugins
      """)

  enum Language: String, CaseIterable, ExpressibleByArgument {
    case c, cpp, swift
  }

  @Argument(help: ArgumentHelp("Name of the file and of its class: letters and digits, beginning with a letter.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("c, cpp or swift.", valueName: "language"))
  var lang = Language.c

  @Option(help: ArgumentHelp("The folder to write it to.", valueName: "dir"))
  var out = "."

  func validate() throws {
    let scalars = name.unicodeScalars
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) }
    guard let first = scalars.first, isLetter(first), scalars.allSatisfy({ isLetter($0) || ("0"..."9").contains($0) }), scalars.count <= 60
    else {
      throw ValidationError("The name '\(printable(name))' is invalid: use at most 60 letters and digits, beginning with a letter.")
    }
  }

  func run() throws {
    let file = name + "." + lang.rawValue
    let path = (out == "." ? "" : out + "/") + file
    let template: String
    switch lang {
    case .c: template = PluginTemplate.c
    case .cpp: template = PluginTemplate.cpp
    case .swift: template = PluginTemplate.swift
    }
    let id = "org.example." + PluginNew.dashed(name)
    func filled(_ text: String, _ command: String) -> String {
      text.replacing("BUILD", with: command).replacing("NAME", with: name).replacing("ID", with: id)
    }
    let installed = ["$(pkg-config --variable=includedir responderkit)"]
    let general = command(headers: installed, input: file, output: name + ".so", id: id)
    try write(filled(template, general), to: path)
    let output = (out == "." ? "" : out + "/") + name + ".so"
    print("wrote " + printable(path) + "; build and check it with")
    print("    " + command(headers: headers ?? installed, input: path, output: output, id: id))
    print("    rk plugin check " + shell(output))
  }

  private func command(headers: [String], input: String, output: String, id: String) -> String {
    let headers = headers.map { $0.hasPrefix("$") ? "\"" + $0 + "\"" : shell($0) }
    let folders = headers.map { "-I" + $0 }.joined(separator: " ")
    switch lang {
    case .c: return "cc -shared -fPIC -fvisibility=hidden -Wall -Wextra \(folders) \(shell(input)) -o \(shell(output))"
    case .cpp: return "c++ -std=c++17 -shared -fPIC -fvisibility=hidden -Wall -Wextra \(folders) \(shell(input)) -o \(shell(output))"
    case .swift:
      return "swiftc -O -emit-library -static-stdlib -use-ld=lld -import-objc-header \(headers[0])/responderkit/plugin.h "
        + "-Xcc '-DRK_SWIFT_PLUGIN=\"\(id)\", \"1.0.0\"' \(shell(input)) -o \(shell(output))"
    }
  }

  /// A word for the shell.
  private func shell(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "/._-+".unicodeScalars.contains($0))
    }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private func write(_ text: String, to path: String) throws(ToolError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ToolError("\(path): " + String(cString: strerror(errno))) }
    let bytes = Array(text.utf8)
    let written = Glibc.write(descriptor, bytes, bytes.count)
    guard close(descriptor) == 0, written == bytes.count else { throw ToolError("\(path): " + String(cString: strerror(errno))) }
  }

  /// RoundButton: round-button.
  static func dashed(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last != "-", !(last.isNumber) { result += "-" }
      result += character.lowercased()
    }
    return result
  }

  /// The folders of the headers that belong to this program: beside it where it was installed, above it where it was built. Where it was built those
  /// of C++ have a folder of their own.
  private var headers: [String]? {
    func has(_ folder: String, _ header: String) -> Bool { access(folder + "/responderkit/" + header, R_OK) == 0 }
    var folder = executableFolder
    while folder != "/" {
      for folders in [[folder + "/include"], [folder + "/Include"], [folder + "/Include", folder + "/bindings/cpp/include"]] {
        guard has(folders[0], "plugin.h"), lang != .cpp || has(folders.last!, "plugin.hpp") else { continue }
        return folders
      }
      folder = folder.deletingLastPathComponent
    }
    return nil
  }
}
