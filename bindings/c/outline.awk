# SPDX-License-Identifier: MIT
# Which functions give common sequences of instructions to the machine outliner: those compiled for size in the files below, which answer people, load plugins
# or make and give back memory. Every other definition gets "nooutline", so that no touch, hit-test or timer pays a call for a smaller library.
# The module's text is read twice: once for the file of each function, in its debug information, and once to be written.
FNR == NR {
  if (/^![0-9]+ = !DIFile\(filename: "(\.\/)?Sources\/ResponderKit\/(Explain|Problems|Audit|Plugins|Store|Trace|Controls\/(TextField|Segments|Control\+Life)|Classes\/(Layers|Closure|Encoding|Interfaces|Recorder)|Events\/(Cancel|Estimates|Motion|RemoteControl|PressCancel|TextInput|Recorder)|Gestures\/(Estimates|Gesture\+(Measure|Life)|GestureData|Prediction|TransformEvents)|Responders\/(Appearance|KeyWindow|Presentation|ViewController|Responder\+First)|ABI\/(Action|Application|Audit|Context\+(End|Free|Life)|Control\+|Controller|Estimation|Explain|Gesture(Types)?\+|Host|Invoke|Layout|Loader|Method|Motion|Problems|Recorder\+(Life|State)|Responder|Scroll(Values|Transfer)|Text|Trace|Version|Window))/) seldom[$1] = 1
  else if (/^![0-9]+ = distinct !DISubprogram/ && match($0, / file: ![0-9]+/)) file[$1] = substr($0, RSTART + 7, RLENGTH - 7)
  else if (/^attributes #[0-9]+ = .*minsize/) small[$2] = 1
  next
}
/^define / {
  number = match($0, / !dbg ![0-9]+/) ? substr($0, RSTART + 6, RLENGTH - 6) : ""
  group = match($0, / #[0-9]+/) ? substr($0, RSTART + 1, RLENGTH - 1) : ""
  if (!(file[number] in seldom) || !(group in small)) sub(/ #[0-9]+/, " \"nooutline\"&")
}
{ print }
