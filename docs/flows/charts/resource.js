(window.flowBook ??= []).push({
 "id": "resource",
 "question": "What does a screen show while it loads, fails, is offline, or grows old?",
 "description": "One thing a screen shows: first load, filled, failed, offline, and quiet refreshes.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1217 728\" width=\"1217\" height=\"728\" role=\"img\" aria-label=\"resource: One thing a screen shows: first load, filled, failed, offline, and quiet refreshes.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1217\" height=\"728\"/>\n<g class=\"leaf\" data-state=\"resource.idle\"><title>Nobody has asked for it yet.</title><rect x=\"665\" y=\"36\" width=\"44\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"675\" y=\"57\" textLength=\"24\" lengthAdjust=\"spacingAndGlyphs\">Idle</text></g>\n<g class=\"leaf\" data-state=\"resource.loading\"><title>The first load; the screen shows its skeleton.</title><rect x=\"598\" y=\"152\" width=\"177\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"608\" y=\"173\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text><g class=\"row\" data-arrow=\"loading:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: What is on its way may be older than a change just made; ask again.</title><rect class=\"hit\" x=\"606\" y=\"182\" width=\"161\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(608 183)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"625\" y=\"193\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">What is on its way may be</text><text x=\"625\" y=\"207\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">older than a change just …</text></g></g>\n<g class=\"box compound\" data-state=\"resource.filled\"><title>There is something to show.</title><rect x=\"16\" y=\"352\" width=\"600.5\" height=\"344\" rx=\"12\"/><text class=\"title\" x=\"26\" y=\"373\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Filled</text></g>\n<g class=\"leaf\" data-state=\"resource.filled.fresh\"><title>As new as the last answer.</title><rect x=\"480\" y=\"640\" width=\"58\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"490\" y=\"661\" textLength=\"38\" lengthAdjust=\"spacingAndGlyphs\">Fresh</text></g>\n<g class=\"leaf\" data-state=\"resource.filled.refreshing\"><title>Asking again behind what is shown.</title><rect x=\"220\" y=\"524\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"230\" y=\"545\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Refreshing</text></g>\n<g class=\"leaf\" data-state=\"resource.filled.stale\"><title>The refresh failed; what was shown stays.</title><rect x=\"88\" y=\"392\" width=\"54\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"98\" y=\"413\" textLength=\"34\" lengthAdjust=\"spacingAndGlyphs\">Stale</text></g>\n<g class=\"leaf\" data-state=\"resource.failed\"><title>Nothing to show; the screen says what happened and offers to try again.</title><rect x=\"973\" y=\"352\" width=\"61\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"983\" y=\"373\" textLength=\"41\" lengthAdjust=\"spacingAndGlyphs\">Failed</text></g>\n<g class=\"leaf\" data-state=\"resource.offline\"><title>Nothing to show without a connection; it loads by itself when that is back.</title><rect x=\"645\" y=\"352\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"655\" y=\"373\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Offline</text></g>\n<circle class=\"dot\" data-start=\"resource\" cx=\"687\" cy=\"5\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M687 10L687 36\"/><path class=\"tip\" d=\"M687 36L690.6 28L683.4 28Z\"/></g>\n<circle class=\"dot\" data-start=\"resource.filled\" cx=\"595.5\" cy=\"427\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M595.5 432L595.5 619Q595.5 626 588.5 626L530.5 626Q523.5 626 523.5 633L523.5 640\"/><path class=\"tip\" d=\"M523.5 640L527.1 632L519.9 632Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"resource.filled\"><rect x=\"395.5\" y=\"412\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"403.5\" y=\"426\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<g class=\"arrow app\" data-line=\"idle:load.requested\"><path class=\"line\" d=\"M687 76L687 152\"/><path class=\"tip\" d=\"M687 152L690.6 144L683.4 144Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:data.replaced\"><path class=\"line\" d=\"M676 76L676 83Q676 90 669 90L223 90Q216 90 216 97L216 352\"/><path class=\"tip\" d=\"M216 352L219.6 344L212.4 344Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:refusal.came\"><path class=\"line\" d=\"M698 76L698 83Q698 90 705 90L1089 90Q1096 90 1096 97L1096 331Q1096 338 1089 338L1026 338Q1019 338 1019 345L1019 352\"/><path class=\"tip\" d=\"M1019 352L1022.6 344L1015.4 344Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.load\"><path class=\"line\" d=\"M628 220L628 227Q628 234 621 234L351 234Q344 234 344 241L344 331Q344 338 351 338L409 338Q416 338 416 345L416 352\"/><path class=\"tip\" d=\"M416 352L419.6 344L412.4 344Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.load:2\"><path class=\"line\" d=\"M657 220L657 239Q657 246 650 246L515 246Q508 246 508 253L508 331Q508 338 515 338L659 338Q666 338 666 345L666 352\"/><path class=\"tip\" d=\"M666 352L669.6 344L662.4 344Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.load:3 loading:xstate.error.actor.load\"><path class=\"line\" d=\"M716 220L716 239Q716 246 723 246L838 246Q845 246 845 253L845 331Q845 338 852 338L981 338Q988 338 988 345L988 352\"/><path class=\"tip\" d=\"M988 352L991.6 344L984.4 344Z\"/></g>\n<g class=\"arrow app\" data-line=\"filled:data.replaced\"><path class=\"line\" d=\"M449.5 432L449.5 439Q449.5 446 456.5 446L502 446Q509 446 509 453L509 640\"/><path class=\"tip\" d=\"M509 640L512.6 632L505.4 632Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filled:refresh.requested\"><path class=\"line\" d=\"M422.5 432L422.5 503Q422.5 510 415.5 510L296 510Q289 510 289 517L289 524\"/><path class=\"tip\" d=\"M289 524L292.6 516L285.4 516Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.refreshing:xstate.done.actor.load\"><path class=\"line\" d=\"M266 564L266 619Q266 626 273 626L487.5 626Q494.5 626 494.5 633L494.5 640\"/><path class=\"tip\" d=\"M494.5 640L498.1 632L490.9 632Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.refreshing:xstate.done.actor.load:2 filled.refreshing:xstate.error.actor.load\"><path class=\"line\" d=\"M266 524L266 453Q266 446 259 446L131 446Q124 446 124 439L124 432\"/><path class=\"tip\" d=\"M124 432L120.4 440L127.6 440Z\"/></g>\n<g class=\"arrow many\" data-line=\"filled.stale:retry.requested filled.stale:connection.restored\"><path class=\"line\" d=\"M106 432L106 503Q106 510 113 510L236 510Q243 510 243 517L243 524\"/><path class=\"tip\" d=\"M243 524L246.6 516L239.4 516Z\"/></g>\n<g class=\"arrow many\" data-line=\"failed:load.requested failed:retry.requested failed:refresh.requested failed:connection.restored\"><path class=\"line\" d=\"M1004 352L1004 241Q1004 234 997 234L753 234Q746 234 746 227L746 220\"/><path class=\"tip\" d=\"M746 220L742.4 228L749.6 228Z\"/></g>\n<g class=\"arrow many\" data-line=\"offline:load.requested offline:retry.requested offline:refresh.requested offline:connection.restored\"><path class=\"line\" d=\"M687 352L687 220\"/><path class=\"tip\" d=\"M687 220L683.4 228L690.6 228Z\"/></g>\n<g class=\"label\"><rect x=\"610\" y=\"104\" width=\"153\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"612\" y=\"108\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(614 109)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"631\" y=\"119\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g></g>\n<g class=\"label\"><rect x=\"148\" y=\"175\" width=\"136\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:data.replaced\" data-who=\"app\"><title>data.replaced: It came with the page.</title><rect class=\"hit\" x=\"150\" y=\"179\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(152 180)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"169\" y=\"190\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">It came with the page</text></g></g>\n<g class=\"label\"><rect x=\"1007\" y=\"168\" width=\"178\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:refusal.came\" data-who=\"app\"><title>refusal.came: The page came with the word that there is no such thing.</title><rect class=\"hit\" x=\"1009\" y=\"172\" width=\"174\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(1011 173)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1028\" y=\"183\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The page came with the word</text><text x=\"1028\" y=\"197\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">that there is no such …</text></g></g>\n<g class=\"label\"><rect x=\"281\" y=\"281\" width=\"125\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.load\" data-who=\"server\"><title>load answered: The answer is here.</title><rect class=\"hit\" x=\"283\" y=\"285\" width=\"121\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(285 286)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"302\" y=\"296\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The answer is here</text></g></g>\n<g class=\"label\"><rect x=\"418\" y=\"281\" width=\"180\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.load:2\" data-who=\"server\"><title>load answered: The device has no connection.</title><rect class=\"hit\" x=\"420\" y=\"285\" width=\"176\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(422 286)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"439\" y=\"296\" textLength=\"155\" lengthAdjust=\"spacingAndGlyphs\">The device has no connection</text></g></g>\n<g class=\"label\"><rect x=\"775\" y=\"267\" width=\"140\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.load:3\" data-who=\"server\"><title>load answered: The server refused, or could not be reached.</title><rect class=\"hit\" x=\"777\" y=\"271\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(779 272)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"796\" y=\"282\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">The server refused, or</text><text x=\"796\" y=\"296\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">could not be reached</text></g><g class=\"row dim\" data-arrow=\"loading:xstate.error.actor.load\" data-who=\"server\"><title>load broke down</title><rect class=\"hit\" x=\"777\" y=\"299\" width=\"107\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(779 300)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"796\" y=\"310\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">load broke down</text></g></g>\n<g class=\"label\"><rect x=\"438.5\" y=\"526\" width=\"141\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled:data.replaced\" data-who=\"app\"><title>data.replaced: A newer version came with another answer.</title><rect class=\"hit\" x=\"440.5\" y=\"530\" width=\"137\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(442.5 531)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"459.5\" y=\"541\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">A newer version came</text><text x=\"459.5\" y=\"555\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">with another answer</text></g></g>\n<g class=\"label\"><rect x=\"352\" y=\"467\" width=\"141\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"354\" y=\"471\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(356 472)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"373\" y=\"482\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g></g>\n<g class=\"label\"><rect x=\"181\" y=\"590\" width=\"170\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.refreshing:xstate.done.actor.load\" data-who=\"server\"><title>load answered: The newer answer is shown.</title><rect class=\"hit\" x=\"183\" y=\"594\" width=\"166\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(185 595)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"202\" y=\"605\" textLength=\"145\" lengthAdjust=\"spacingAndGlyphs\">The newer answer is shown</text></g></g>\n<g class=\"label\"><rect x=\"192\" y=\"460\" width=\"148\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.refreshing:xstate.done.actor.load:2\" data-who=\"server\"><title>load answered: No newer answer came.</title><rect class=\"hit\" x=\"194\" y=\"464\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(196 465)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"213\" y=\"475\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">No newer answer came</text></g><g class=\"row dim\" data-arrow=\"filled.refreshing:xstate.error.actor.load\" data-who=\"server\"><title>load broke down</title><rect class=\"hit\" x=\"194\" y=\"478\" width=\"107\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(196 479)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"213\" y=\"489\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">load broke down</text></g></g>\n<g class=\"label\"><rect x=\"32\" y=\"460\" width=\"148\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.stale:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"34\" y=\"464\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(36 465)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"53\" y=\"475\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"filled.stale:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"34\" y=\"478\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(36 479)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"53\" y=\"489\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"927\" y=\"260\" width=\"153\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"failed:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"929\" y=\"264\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(931 265)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"948\" y=\"275\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g><g class=\"row\" data-arrow=\"failed:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"929\" y=\"278\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(931 279)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"948\" y=\"289\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"failed:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"929\" y=\"292\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(931 293)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"948\" y=\"303\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g><g class=\"row\" data-arrow=\"failed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"929\" y=\"306\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(931 307)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"948\" y=\"317\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"610\" y=\"260\" width=\"153\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"offline:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"612\" y=\"264\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(614 265)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"631\" y=\"275\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g><g class=\"row\" data-arrow=\"offline:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"612\" y=\"278\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(614 279)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"631\" y=\"289\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"offline:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"612\" y=\"292\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(614 293)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"631\" y=\"303\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g><g class=\"row\" data-arrow=\"offline:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"612\" y=\"306\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(614 307)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"631\" y=\"317\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "resource.idle",
   "name": "idle",
   "title": "Idle",
   "code": null,
   "kind": "leaf",
   "description": "Nobody has asked for it yet.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the screen that is opened asks at once"
   },
   "screens": {}
  },
  {
   "id": "resource.loading",
   "name": "loading",
   "title": "Loading",
   "code": null,
   "kind": "leaf",
   "description": "The first load; the screen shows its skeleton.",
   "tags": [
    "busy"
   ],
   "calls": [
    "load"
   ],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "resource.filled",
   "name": "filled",
   "title": "Filled",
   "code": null,
   "kind": "compound",
   "description": "There is something to show.",
   "tags": [
    "filled"
   ],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "resource.filled.fresh",
   "name": "filled.fresh",
   "title": "Fresh",
   "code": null,
   "kind": "leaf",
   "description": "As new as the last answer.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "resource.filled.refreshing",
   "name": "filled.refreshing",
   "title": "Refreshing",
   "code": null,
   "kind": "leaf",
   "description": "Asking again behind what is shown.",
   "tags": [
    "busy"
   ],
   "calls": [
    "load"
   ],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "resource.filled.stale",
   "name": "filled.stale",
   "title": "Stale",
   "code": null,
   "kind": "leaf",
   "description": "The refresh failed; what was shown stays.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "resource.failed",
   "name": "failed",
   "title": "Failed",
   "code": null,
   "kind": "leaf",
   "description": "Nothing to show; the screen says what happened and offers to try again.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  },
  {
   "id": "resource.offline",
   "name": "offline",
   "title": "Offline",
   "code": null,
   "kind": "leaf",
   "description": "Nothing to show without a connection; it loads by itself when that is back.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": {}
  }
 ],
 "arrows": [
  {
   "name": "idle:load.requested",
   "key": "resource.idle: load.requested → resource.loading",
   "from": "idle",
   "to": [
    "loading"
   ],
   "event": "load.requested",
   "words": "load.requested",
   "label": "Someone wants to see it",
   "description": "Someone wants to see it.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "idle:data.replaced",
   "key": "resource.idle: data.replaced → resource.filled",
   "from": "idle",
   "to": [
    "filled"
   ],
   "event": "data.replaced",
   "words": "data.replaced",
   "label": "It came with the page",
   "description": "It came with the page.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepData"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with a painted page, which asks nothing then"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "idle:refusal.came",
   "key": "resource.idle: refusal.came → resource.failed",
   "from": "idle",
   "to": [
    "failed"
   ],
   "event": "refusal.came",
   "words": "refusal.came",
   "label": "The page came with the word that there is no such …",
   "description": "The page came with the word that there is no such thing.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": false,
     "text": "it comes with a painted page, which asks nothing then"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "it comes with the page, before anything can be done"
   }
  },
  {
   "name": "loading:refresh.requested",
   "key": "resource.loading: refresh.requested → resource.loading",
   "from": "loading",
   "to": [
    "loading"
   ],
   "event": "refresh.requested",
   "words": "refresh.requested",
   "label": "What is on its way may be older than a change just …",
   "description": "What is on its way may be older than a change just made; ask again.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "loading:xstate.done.actor.load",
   "key": "resource.loading: xstate.done.actor.load → resource.filled [branch 1]",
   "from": "loading",
   "to": [
    "filled"
   ],
   "event": "xstate.done.actor.load",
   "words": "load answered",
   "label": "The answer is here",
   "description": "The answer is here.",
   "who": "server",
   "isMoney": false,
   "guard": "isLoaded",
   "effects": [
    "keepOutcome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
   }
  },
  {
   "name": "loading:xstate.done.actor.load:2",
   "key": "resource.loading: xstate.done.actor.load → resource.offline [branch 2]",
   "from": "loading",
   "to": [
    "offline"
   ],
   "event": "xstate.done.actor.load",
   "words": "load answered",
   "label": "The device has no connection",
   "description": "The device has no connection.",
   "who": "server",
   "isMoney": false,
   "guard": "isOffline",
   "effects": [
    "keepOutcome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
   }
  },
  {
   "name": "loading:xstate.done.actor.load:3",
   "key": "resource.loading: xstate.done.actor.load → resource.failed [branch 3]",
   "from": "loading",
   "to": [
    "failed"
   ],
   "event": "xstate.done.actor.load",
   "words": "load answered",
   "label": "The server refused, or could not be reached",
   "description": "The server refused, or could not be reached.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepOutcome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
   }
  },
  {
   "name": "loading:xstate.error.actor.load",
   "key": "resource.loading: xstate.error.actor.load → resource.failed",
   "from": "loading",
   "to": [
    "failed"
   ],
   "event": "xstate.error.actor.load",
   "words": "load broke down",
   "label": "load broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSurprise"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
   }
  },
  {
   "name": "filled:data.replaced",
   "key": "resource.filled: data.replaced → resource.filled.fresh",
   "from": "filled",
   "to": [
    "filled.fresh"
   ],
   "event": "data.replaced",
   "words": "data.replaced",
   "label": "A newer version came with another answer",
   "description": "A newer version came with another answer.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepData"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "filled:refresh.requested",
   "key": "resource.filled: refresh.requested → resource.filled.refreshing",
   "from": "filled",
   "to": [
    "filled.refreshing"
   ],
   "event": "refresh.requested",
   "words": "refresh.requested",
   "label": "Pulled down, or told to",
   "description": "Pulled down, or told to.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "filled.refreshing:xstate.done.actor.load",
   "key": "resource.filled.refreshing: xstate.done.actor.load → resource.filled.fresh [branch 1]",
   "from": "filled.refreshing",
   "to": [
    "filled.fresh"
   ],
   "event": "xstate.done.actor.load",
   "words": "load answered",
   "label": "The newer answer is shown",
   "description": "The newer answer is shown.",
   "who": "server",
   "isMoney": false,
   "guard": "isLoaded",
   "effects": [
    "keepOutcome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
   }
  },
  {
   "name": "filled.refreshing:xstate.done.actor.load:2",
   "key": "resource.filled.refreshing: xstate.done.actor.load → resource.filled.stale [branch 2]",
   "from": "filled.refreshing",
   "to": [
    "filled.stale"
   ],
   "event": "xstate.done.actor.load",
   "words": "load answered",
   "label": "No newer answer came",
   "description": "No newer answer came.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepOutcome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
   }
  },
  {
   "name": "filled.refreshing:xstate.error.actor.load",
   "key": "resource.filled.refreshing: xstate.error.actor.load → resource.filled.stale",
   "from": "filled.refreshing",
   "to": [
    "filled.stale"
   ],
   "event": "xstate.error.actor.load",
   "words": "load broke down",
   "label": "load broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSurprise"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/address_list"
   }
  },
  {
   "name": "filled.stale:retry.requested",
   "key": "resource.filled.stale: retry.requested → resource.filled.refreshing",
   "from": "filled.stale",
   "to": [
    "filled.refreshing"
   ],
   "event": "retry.requested",
   "words": "retry.requested",
   "label": "The shopper tries again",
   "description": "The shopper tries again.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": false,
     "text": "a screen with something to show refreshes by pulling, or by itself"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "filled.stale:connection.restored",
   "key": "resource.filled.stale: connection.restored → resource.filled.refreshing",
   "from": "filled.stale",
   "to": [
    "filled.refreshing"
   ],
   "event": "connection.restored",
   "words": "connection.restored",
   "label": "The network is back",
   "description": "The network is back.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "failed:load.requested",
   "key": "resource.failed: load.requested → resource.loading",
   "from": "failed",
   "to": [
    "loading"
   ],
   "event": "load.requested",
   "words": "load.requested",
   "label": "Someone wants to see it",
   "description": "Someone wants to see it.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "failed:retry.requested",
   "key": "resource.failed: retry.requested → resource.loading",
   "from": "failed",
   "to": [
    "loading"
   ],
   "event": "retry.requested",
   "words": "retry.requested",
   "label": "The shopper tries again",
   "description": "The shopper tries again.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "failed:refresh.requested",
   "key": "resource.failed: refresh.requested → resource.loading",
   "from": "failed",
   "to": [
    "loading"
   ],
   "event": "refresh.requested",
   "words": "refresh.requested",
   "label": "Pulled down, or told to",
   "description": "Pulled down, or told to.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "failed:connection.restored",
   "key": "resource.failed: connection.restored → resource.loading",
   "from": "failed",
   "to": [
    "loading"
   ],
   "event": "connection.restored",
   "words": "connection.restored",
   "label": "The network is back",
   "description": "The network is back.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "offline:load.requested",
   "key": "resource.offline: load.requested → resource.loading",
   "from": "offline",
   "to": [
    "loading"
   ],
   "event": "load.requested",
   "words": "load.requested",
   "label": "Someone wants to see it",
   "description": "Someone wants to see it.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "offline:retry.requested",
   "key": "resource.offline: retry.requested → resource.loading",
   "from": "offline",
   "to": [
    "loading"
   ],
   "event": "retry.requested",
   "words": "retry.requested",
   "label": "The shopper tries again",
   "description": "The shopper tries again.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "offline:refresh.requested",
   "key": "resource.offline: refresh.requested → resource.loading",
   "from": "offline",
   "to": [
    "loading"
   ],
   "event": "refresh.requested",
   "words": "refresh.requested",
   "label": "Pulled down, or told to",
   "description": "Pulled down, or told to.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  },
  {
   "name": "offline:connection.restored",
   "key": "resource.offline: connection.restored → resource.loading",
   "from": "offline",
   "to": [
    "loading"
   ],
   "event": "connection.restored",
   "words": "connection.restored",
   "label": "The network is back",
   "description": "The network is back.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it is how a screen loads anything; the API has no state of it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   }
  }
 ],
 "films": [
  {
   "title": "a resource loads, and keeps what it shows while it asks again",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done load loaded",
     "taken": [
      "loading:xstate.done.actor.load"
     ],
     "leaves": [
      "filled.fresh"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "filled.refreshing"
     ]
    },
    {
     "event": "done load loaded",
     "taken": [
      "filled.refreshing:xstate.done.actor.load"
     ],
     "leaves": [
      "filled.fresh"
     ]
    }
   ]
  },
  {
   "title": "a resource that came with the page is shown without a call",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "data.replaced {\"data\":\"came with the page\"}",
     "taken": [
      "idle:data.replaced"
     ],
     "leaves": [
      "filled.fresh"
     ]
    }
   ]
  },
  {
   "title": "a resource keeps what it shows when the refresh fails, and refreshes once the connection is back",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done load loaded",
     "taken": [
      "loading:xstate.done.actor.load"
     ],
     "leaves": [
      "filled.fresh"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "filled.refreshing"
     ]
    },
    {
     "event": "done load failed (network)",
     "taken": [
      "filled.refreshing:xstate.done.actor.load:2"
     ],
     "leaves": [
      "filled.stale"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "filled.stale:connection.restored"
     ],
     "leaves": [
      "filled.refreshing"
     ]
    },
    {
     "event": "done load loaded",
     "taken": [
      "filled.refreshing:xstate.done.actor.load"
     ],
     "leaves": [
      "filled.fresh"
     ]
    }
   ]
  },
  {
   "title": "a resource says what happened when there is nothing to show, and tries again",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done load failed (network)",
     "taken": [
      "loading:xstate.done.actor.load:3"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "failed:retry.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done load loaded",
     "taken": [
      "loading:xstate.done.actor.load"
     ],
     "leaves": [
      "filled.fresh"
     ]
    }
   ]
  },
  {
   "title": "a resource loads by itself when the device is online again",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done load failed (offline)",
     "taken": [
      "loading:xstate.done.actor.load:2"
     ],
     "leaves": [
      "offline"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "offline:connection.restored"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "a resource drops an answer that was on its way when something changed",
   "kind": "journey",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done load loaded",
     "taken": [
      "loading:xstate.done.actor.load"
     ],
     "leaves": [
      "filled.fresh"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "filled.refreshing"
     ]
    },
    {
     "event": "data.replaced {\"data\":\"newer\"}",
     "taken": [
      "filled:data.replaced"
     ],
     "leaves": [
      "filled.fresh"
     ]
    }
   ]
  },
  {
   "title": "load.requested, refresh.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "loading:refresh.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "refusal.came {\"failure\":{\"type\":\"network\"}}, retry.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "refusal.came {\"failure\":{\"type\":\"network\"}}",
     "taken": [
      "idle:refusal.came"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "failed:retry.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "refusal.came {\"failure\":{\"type\":\"network\"}}, refresh.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "refusal.came {\"failure\":{\"type\":\"network\"}}",
     "taken": [
      "idle:refusal.came"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "failed:refresh.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "refusal.came {\"failure\":{\"type\":\"network\"}}, connection.restored → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "refusal.came {\"failure\":{\"type\":\"network\"}}",
     "taken": [
      "idle:refusal.came"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "failed:connection.restored"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "load.requested, done load failed (offline), retry.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done load failed (offline)",
     "taken": [
      "loading:xstate.done.actor.load:2"
     ],
     "leaves": [
      "offline"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "offline:retry.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "load.requested, done load failed (offline), refresh.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done load failed (offline)",
     "taken": [
      "loading:xstate.done.actor.load:2"
     ],
     "leaves": [
      "offline"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "offline:refresh.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "load.requested, error load {\"error\":\"surprise\"}, retry.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "error load {\"error\":\"surprise\"}",
     "taken": [
      "loading:xstate.error.actor.load"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "failed:retry.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "refusal.came {\"failure\":{\"type\":\"network\"}}, load.requested, refresh.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "refusal.came {\"failure\":{\"type\":\"network\"}}",
     "taken": [
      "idle:refusal.came"
     ],
     "leaves": [
      "failed"
     ]
    },
    {
     "event": "load.requested",
     "taken": [
      "failed:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "loading:refresh.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "load.requested, done load failed (offline), load.requested, refresh.requested → \"loading\"",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "load.requested",
     "taken": [
      "idle:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "done load failed (offline)",
     "taken": [
      "loading:xstate.done.actor.load:2"
     ],
     "leaves": [
      "offline"
     ]
    },
    {
     "event": "load.requested",
     "taken": [
      "offline:load.requested"
     ],
     "leaves": [
      "loading"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "loading:refresh.requested"
     ],
     "leaves": [
      "loading"
     ]
    }
   ]
  },
  {
   "title": "data.replaced {\"data\":{\"list\":[{\"id\":8,\"addressee\":\"Ada at work\",\"mobile\":\"+1 555 0100\",\"co…, refresh.requested, error load {\"error\":\"surprise\"}, refresh.requested → {\"filled\":\"refreshing\"}",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "data.replaced {\"data\":{\"list\":[{\"id\":8,\"addressee\":\"Ada at work\",\"mobile\":\"+1 555 0100\",\"co…",
     "taken": [
      "idle:data.replaced"
     ],
     "leaves": [
      "filled.fresh"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "filled.refreshing"
     ]
    },
    {
     "event": "error load {\"error\":\"surprise\"}",
     "taken": [
      "filled.refreshing:xstate.error.actor.load"
     ],
     "leaves": [
      "filled.stale"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "filled.refreshing"
     ]
    }
   ]
  },
  {
   "title": "data.replaced {\"data\":{\"list\":[{\"id\":8,\"addressee\":\"Ada at work\",\"mobile\":\"+1 555 0100\",\"co…, refresh.requested, done load failed (network), retry.requested, refresh.requested → {\"filled\":\"refreshing\"}",
   "kind": "path",
   "start": [
    "idle"
   ],
   "steps": [
    {
     "event": "data.replaced {\"data\":{\"list\":[{\"id\":8,\"addressee\":\"Ada at work\",\"mobile\":\"+1 555 0100\",\"co…",
     "taken": [
      "idle:data.replaced"
     ],
     "leaves": [
      "filled.fresh"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "filled.refreshing"
     ]
    },
    {
     "event": "done load failed (network)",
     "taken": [
      "filled.refreshing:xstate.done.actor.load:2"
     ],
     "leaves": [
      "filled.stale"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "filled.stale:retry.requested"
     ],
     "leaves": [
      "filled.refreshing"
     ]
    },
    {
     "event": "refresh.requested",
     "taken": [
      "filled:refresh.requested"
     ],
     "leaves": [
      "filled.refreshing"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "load.requested",
   "label": "load.requested",
   "event": {
    "type": "load.requested"
   }
  },
  {
   "type": "retry.requested",
   "label": "retry.requested",
   "event": {
    "type": "retry.requested"
   }
  },
  {
   "type": "refresh.requested",
   "label": "refresh.requested",
   "event": {
    "type": "refresh.requested"
   }
  },
  {
   "type": "connection.restored",
   "label": "connection.restored",
   "event": {
    "type": "connection.restored"
   }
  },
  {
   "type": "data.replaced",
   "label": "data.replaced {\"data\":{\"list\":[{\"id\":8,\"addressee\":\"Ada at work\",\"mobile\":\"+1 555 0100\",\"co…",
   "event": {
    "type": "data.replaced",
    "data": {
     "list": [
      {
       "id": 8,
       "addressee": "Ada at work",
       "mobile": "+1 555 0100",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "home",
       "isDefault": true
      },
      {
       "id": 7,
       "addressee": "Ada Fisher",
       "mobile": "+1 555 0100",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "home",
       "isDefault": false
      }
     ]
    }
   }
  },
  {
   "type": "refusal.came",
   "label": "refusal.came {\"failure\":{\"type\":\"network\"}}",
   "event": {
    "type": "refusal.came",
    "failure": {
     "type": "network"
    }
   }
  },
  {
   "type": "xstate.done.actor.load",
   "label": "done load loaded",
   "event": {
    "type": "xstate.done.actor.load",
    "output": {
     "type": "loaded",
     "data": {
      "list": [
       {
        "id": 7,
        "addressee": "Ada Fisher",
        "mobile": "+1 555 0100",
        "country": "US",
        "area": "Portland, Oregon",
        "postcode": "97201",
        "detail": "12 Quay Street",
        "tag": "home",
        "isDefault": true
       },
       {
        "id": 8,
        "addressee": "Ada at work",
        "mobile": "+1 555 0100",
        "country": "US",
        "area": "Portland, Oregon",
        "postcode": "97201",
        "detail": "12 Quay Street",
        "tag": "home",
        "isDefault": false
       }
      ]
     }
    },
    "actorId": "load"
   }
  },
  {
   "type": "xstate.done.actor.load",
   "label": "done load failed (network)",
   "event": {
    "type": "xstate.done.actor.load",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "load"
   }
  },
  {
   "type": "xstate.done.actor.load",
   "label": "done load failed (offline)",
   "event": {
    "type": "xstate.done.actor.load",
    "output": {
     "type": "failed",
     "failure": {
      "type": "offline"
     }
    },
    "actorId": "load"
   }
  },
  {
   "type": "xstate.error.actor.load",
   "label": "error load {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.load",
    "error": "surprise",
    "actorId": "load"
   }
  }
 ],
 "inputs": []
})
