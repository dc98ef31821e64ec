# SPDX-License-Identifier: MIT
# Which functions give common sequences of instructions to the machine outliner: those compiled for size in the files below, which answer people, load plugins,
# make and give back memory, or set things up. Every other definition gets "nooutline", so that no touch, hit-test or timer pays a call for a smaller library.
# Tests/Benchmarks/instructions shows what a further file would cost.
# The module's text is read twice: once for the file of each function, in its debug information, and once to be written.

# Of a room the files whose names begin so, or all.
function room(name, beginnings, words, count, k) {
  count = split(beginnings, words, " ")
  if (count == 0) begins[name "/"]
  for (k = 1; k <= count; k++) begins[name "/" words[k]]
}
BEGIN {
  room("Explain")
  room("Problems")
  room("Audit")
  room("Plugins")
  room("Store")
  room("Trace")
  room("Classes", "Closure Encoding Interfaces Layers Recorder")
  room("Responders", "Appearance KeyWindow Presentation Responder+First ViewController")
  room("HitTesting", "Snapshot")
  room("Events", "Cancel Estimates Motion PressCancel Recorder RemoteControl TextInput")
  room("Gestures", "Estimates Gesture+Life Gesture+Measure GestureData Prediction TransformEvents")
  room("Controls", "Control+Life Segments TextField")
  room("ABI", "Action Application Audit Context+End Context+Free Context+Life Control+ Controller Estimation Explain Gesture+ GestureTypes Host Invoke Layout Loader Method")
  room("ABI", "Motion Problems Recorder+Life Recorder+State Responder ScrollTransfer ScrollValues Text Trace Version Window")
}
function is_seldom(path, beginning) {
  for (beginning in begins) if (index(path, beginning) == 1) return 1
  return 0
}

FNR == NR {
  if (/^![0-9]+ = !DIFile\(/ && match($0, /Sources\/ResponderKit\/[^"]*/)) {
    if (is_seldom(substr($0, RSTART + 21, RLENGTH - 21))) seldom[$1]
  } else if (/^![0-9]+ = distinct !DISubprogram/ && match($0, / file: ![0-9]+/)) file[$1] = substr($0, RSTART + 7, RLENGTH - 7)
  else if (/^attributes #[0-9]+ = .*minsize/) small[$2]
  next
}
/^define / {
  number = match($0, / !dbg ![0-9]+/) ? substr($0, RSTART + 6, RLENGTH - 6) : ""
  group = match($0, / #[0-9]+/) ? substr($0, RSTART + 1, RLENGTH - 1) : ""
  if (!(file[number] in seldom) || !(group in small)) sub(/ #[0-9]+/, " \"nooutline\"&")
}
{ print }
