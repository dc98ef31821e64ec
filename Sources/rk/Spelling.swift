// SPDX-License-Identifier: MIT

/// Words that were meant by others.
enum Spelling {
  /// The one that a mistyped word is nearest to; nil: it is like none.
  static func nearest(to word: String, among words: [String]) -> String? {
    let nearest = words.map { ($0, distance($0, word)) }.min { $0.1 < $1.1 }
    return nearest.flatMap { $0.1 <= max(1, word.count / 3) || $0.0.hasPrefix(word) ? $0.0 : nil }
  }

  /// How many letters have to be put in, taken out, changed or exchanged with the next to make one word of another.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    guard a.count < 100, b.count < 100 else { return .max }
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
