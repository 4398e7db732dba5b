(window.flowBook ??= []).push({
 "id": "resource",
 "question": "What does a screen show while it loads, fails, is offline, or grows old?",
 "description": "One thing a screen shows: first load, filled, failed, offline, and quiet refreshes.",
 "svg": "<svg data-plan=\"c4c8360afd56979d\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1217 744\" width=\"1217\" height=\"744\" role=\"img\" aria-label=\"resource: One thing a screen shows: first load, filled, failed, offline, and quiet refreshes.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1217\" height=\"744\"/>\n<g class=\"leaf\" data-state=\"resource.idle\"><title>Nobody has asked for it yet.</title><rect x=\"665\" y=\"52\" width=\"44\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"675\" y=\"73\" textLength=\"24\" lengthAdjust=\"spacingAndGlyphs\">Idle</text></g>\n<g class=\"leaf\" data-state=\"resource.loading\"><title>The first load; the screen shows its skeleton.</title><rect x=\"598\" y=\"168\" width=\"177\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"608\" y=\"189\" textLength=\"53\" lengthAdjust=\"spacingAndGlyphs\">Loading</text><g class=\"row\" data-arrow=\"loading:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: What is on its way may be older than a change just made; ask again.</title><rect class=\"hit\" x=\"606\" y=\"198\" width=\"161\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(608 199)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"625\" y=\"209\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">What is on its way may be</text><text x=\"625\" y=\"223\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">older than a change just …</text></g></g>\n<g class=\"box compound\" data-state=\"resource.filled\"><title>There is something to show.</title><rect x=\"16\" y=\"368\" width=\"600.5\" height=\"344\" rx=\"12\"/><text class=\"title\" x=\"26\" y=\"389\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Filled</text></g>\n<g class=\"leaf\" data-state=\"resource.filled.fresh\"><title>As new as the last answer.</title><rect x=\"480\" y=\"656\" width=\"58\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"490\" y=\"677\" textLength=\"38\" lengthAdjust=\"spacingAndGlyphs\">Fresh</text></g>\n<g class=\"leaf\" data-state=\"resource.filled.refreshing\"><title>Asking again behind what is shown.</title><rect x=\"220\" y=\"540\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"230\" y=\"561\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Refreshing</text></g>\n<g class=\"leaf\" data-state=\"resource.filled.stale\"><title>The refresh failed; what was shown stays.</title><rect x=\"88\" y=\"408\" width=\"54\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"98\" y=\"429\" textLength=\"34\" lengthAdjust=\"spacingAndGlyphs\">Stale</text></g>\n<g class=\"leaf\" data-state=\"resource.failed\"><title>Nothing to show; the screen says what happened and offers to try again.</title><rect x=\"973\" y=\"368\" width=\"61\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"983\" y=\"389\" textLength=\"41\" lengthAdjust=\"spacingAndGlyphs\">Failed</text></g>\n<g class=\"leaf\" data-state=\"resource.offline\"><title>Nothing to show without a connection; it loads by itself when that is back.</title><rect x=\"645\" y=\"368\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"655\" y=\"389\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Offline</text></g>\n<circle class=\"dot\" data-start=\"resource\" cx=\"687\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M687 26L687 52\"/><path class=\"tip\" d=\"M687 52L690.6 44L683.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"resource.filled\" cx=\"595.5\" cy=\"443\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M595.5 448L595.5 635Q595.5 642 588.5 642L530.5 642Q523.5 642 523.5 649L523.5 656\"/><path class=\"tip\" d=\"M523.5 656L527.1 648L519.9 648Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"resource.filled\"><rect x=\"395.5\" y=\"428\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"403.5\" y=\"442\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<g class=\"arrow app\" data-line=\"idle:load.requested\"><path class=\"line\" d=\"M687 92L687 168\"/><path class=\"tip\" d=\"M687 168L690.6 160L683.4 160Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:data.replaced\"><path class=\"line\" d=\"M676 92L676 99Q676 106 669 106L223 106Q216 106 216 113L216 368\"/><path class=\"tip\" d=\"M216 368L219.6 360L212.4 360Z\"/></g>\n<g class=\"arrow app\" data-line=\"idle:refusal.came\"><path class=\"line\" d=\"M698 92L698 99Q698 106 705 106L1089 106Q1096 106 1096 113L1096 347Q1096 354 1089 354L1026 354Q1019 354 1019 361L1019 368\"/><path class=\"tip\" d=\"M1019 368L1022.6 360L1015.4 360Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.load\"><path class=\"line\" d=\"M628 236L628 243Q628 250 621 250L351 250Q344 250 344 257L344 347Q344 354 351 354L409 354Q416 354 416 361L416 368\"/><path class=\"tip\" d=\"M416 368L419.6 360L412.4 360Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.load:2\"><path class=\"line\" d=\"M657 236L657 255Q657 262 650 262L515 262Q508 262 508 269L508 347Q508 354 515 354L659 354Q666 354 666 361L666 368\"/><path class=\"tip\" d=\"M666 368L669.6 360L662.4 360Z\"/></g>\n<g class=\"arrow server\" data-line=\"loading:xstate.done.actor.load:3 loading:xstate.error.actor.load\"><path class=\"line\" d=\"M716 236L716 255Q716 262 723 262L838 262Q845 262 845 269L845 347Q845 354 852 354L981 354Q988 354 988 361L988 368\"/><path class=\"tip\" d=\"M988 368L991.6 360L984.4 360Z\"/></g>\n<g class=\"arrow app\" data-line=\"filled:data.replaced\"><path class=\"line\" d=\"M449.5 448L449.5 455Q449.5 462 456.5 462L502 462Q509 462 509 469L509 656\"/><path class=\"tip\" d=\"M509 656L512.6 648L505.4 648Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filled:refresh.requested\"><path class=\"line\" d=\"M422.5 448L422.5 519Q422.5 526 415.5 526L296 526Q289 526 289 533L289 540\"/><path class=\"tip\" d=\"M289 540L292.6 532L285.4 532Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.refreshing:xstate.done.actor.load\"><path class=\"line\" d=\"M266 580L266 635Q266 642 273 642L487.5 642Q494.5 642 494.5 649L494.5 656\"/><path class=\"tip\" d=\"M494.5 656L498.1 648L490.9 648Z\"/></g>\n<g class=\"arrow server\" data-line=\"filled.refreshing:xstate.done.actor.load:2 filled.refreshing:xstate.error.actor.load\"><path class=\"line\" d=\"M266 540L266 469Q266 462 259 462L131 462Q124 462 124 455L124 448\"/><path class=\"tip\" d=\"M124 448L120.4 456L127.6 456Z\"/></g>\n<g class=\"arrow many\" data-line=\"filled.stale:retry.requested filled.stale:connection.restored\"><path class=\"line\" d=\"M106 448L106 519Q106 526 113 526L236 526Q243 526 243 533L243 540\"/><path class=\"tip\" d=\"M243 540L246.6 532L239.4 532Z\"/></g>\n<g class=\"arrow many\" data-line=\"failed:load.requested failed:retry.requested failed:refresh.requested failed:connection.restored\"><path class=\"line\" d=\"M1004 368L1004 257Q1004 250 997 250L753 250Q746 250 746 243L746 236\"/><path class=\"tip\" d=\"M746 236L742.4 244L749.6 244Z\"/></g>\n<g class=\"arrow many\" data-line=\"offline:load.requested offline:retry.requested offline:refresh.requested offline:connection.restored\"><path class=\"line\" d=\"M687 368L687 236\"/><path class=\"tip\" d=\"M687 236L683.4 244L690.6 244Z\"/></g>\n<g class=\"label\"><rect x=\"610\" y=\"120\" width=\"153\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"612\" y=\"124\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(614 125)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"631\" y=\"135\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g></g>\n<g class=\"label\"><rect x=\"148\" y=\"191\" width=\"136\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:data.replaced\" data-who=\"app\"><title>data.replaced: It came with the page.</title><rect class=\"hit\" x=\"150\" y=\"195\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(152 196)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"169\" y=\"206\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">It came with the page</text></g></g>\n<g class=\"label\"><rect x=\"1007\" y=\"184\" width=\"178\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"idle:refusal.came\" data-who=\"app\"><title>refusal.came: The page came with the word that there is no such thing.</title><rect class=\"hit\" x=\"1009\" y=\"188\" width=\"174\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(1011 189)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1028\" y=\"199\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The page came with the word</text><text x=\"1028\" y=\"213\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">that there is no such …</text></g></g>\n<g class=\"label\"><rect x=\"281\" y=\"297\" width=\"125\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.load\" data-who=\"server\"><title>load answered: The answer is here.</title><rect class=\"hit\" x=\"283\" y=\"301\" width=\"121\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(285 302)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"302\" y=\"312\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The answer is here</text></g></g>\n<g class=\"label\"><rect x=\"418\" y=\"297\" width=\"180\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.load:2\" data-who=\"server\"><title>load answered: The device has no connection.</title><rect class=\"hit\" x=\"420\" y=\"301\" width=\"176\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(422 302)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"439\" y=\"312\" textLength=\"155\" lengthAdjust=\"spacingAndGlyphs\">The device has no connection</text></g></g>\n<g class=\"label\"><rect x=\"775\" y=\"283\" width=\"140\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"loading:xstate.done.actor.load:3\" data-who=\"server\"><title>load answered: The server refused, or could not be reached.</title><rect class=\"hit\" x=\"777\" y=\"287\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(779 288)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"796\" y=\"298\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">The server refused, or</text><text x=\"796\" y=\"312\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">could not be reached</text></g><g class=\"row dim\" data-arrow=\"loading:xstate.error.actor.load\" data-who=\"server\"><title>load broke down</title><rect class=\"hit\" x=\"777\" y=\"315\" width=\"107\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(779 316)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"796\" y=\"326\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">load broke down</text></g></g>\n<g class=\"label\"><rect x=\"438.5\" y=\"542\" width=\"141\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled:data.replaced\" data-who=\"app\"><title>data.replaced: A newer version came with another answer.</title><rect class=\"hit\" x=\"440.5\" y=\"546\" width=\"137\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(442.5 547)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"459.5\" y=\"557\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">A newer version came</text><text x=\"459.5\" y=\"571\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">with another answer</text></g></g>\n<g class=\"label\"><rect x=\"352\" y=\"483\" width=\"141\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"354\" y=\"487\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(356 488)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"373\" y=\"498\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g></g>\n<g class=\"label\"><rect x=\"181\" y=\"606\" width=\"170\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.refreshing:xstate.done.actor.load\" data-who=\"server\"><title>load answered: The newer answer is shown.</title><rect class=\"hit\" x=\"183\" y=\"610\" width=\"166\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(185 611)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"202\" y=\"621\" textLength=\"145\" lengthAdjust=\"spacingAndGlyphs\">The newer answer is shown</text></g></g>\n<g class=\"label\"><rect x=\"192\" y=\"476\" width=\"148\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.refreshing:xstate.done.actor.load:2\" data-who=\"server\"><title>load answered: No newer answer came.</title><rect class=\"hit\" x=\"194\" y=\"480\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(196 481)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"213\" y=\"491\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">No newer answer came</text></g><g class=\"row dim\" data-arrow=\"filled.refreshing:xstate.error.actor.load\" data-who=\"server\"><title>load broke down</title><rect class=\"hit\" x=\"194\" y=\"494\" width=\"107\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(196 495)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"213\" y=\"505\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">load broke down</text></g></g>\n<g class=\"label\"><rect x=\"32\" y=\"476\" width=\"148\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filled.stale:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"34\" y=\"480\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(36 481)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"53\" y=\"491\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"filled.stale:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"34\" y=\"494\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(36 495)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"53\" y=\"505\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"927\" y=\"276\" width=\"153\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"failed:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"929\" y=\"280\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(931 281)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"948\" y=\"291\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g><g class=\"row\" data-arrow=\"failed:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"929\" y=\"294\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(931 295)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"948\" y=\"305\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"failed:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"929\" y=\"308\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(931 309)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"948\" y=\"319\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g><g class=\"row\" data-arrow=\"failed:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"929\" y=\"322\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(931 323)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"948\" y=\"333\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"610\" y=\"276\" width=\"153\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"offline:load.requested\" data-who=\"app\"><title>load.requested: Someone wants to see it.</title><rect class=\"hit\" x=\"612\" y=\"280\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(614 281)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"631\" y=\"291\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Someone wants to see it</text></g><g class=\"row\" data-arrow=\"offline:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"612\" y=\"294\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(614 295)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"631\" y=\"305\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"offline:refresh.requested\" data-who=\"shopper\"><title>refresh.requested: Pulled down, or told to.</title><rect class=\"hit\" x=\"612\" y=\"308\" width=\"137\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(614 309)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"631\" y=\"319\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Pulled down, or told to</text></g><g class=\"row\" data-arrow=\"offline:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"612\" y=\"322\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(614 323)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"631\" y=\"333\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n</svg>\n",
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
   "screens": []
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/resource/loading.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/resource/loading.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/resource/loading.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/resource/loading.zh-CN.phone.avif"
    }
   ]
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
   "screens": []
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/resource/filled.fresh.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/resource/filled.fresh.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/resource/filled.fresh.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/resource/filled.fresh.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/resource/filled.refreshing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/resource/filled.refreshing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/resource/filled.refreshing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/resource/filled.refreshing.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/resource/filled.stale.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/resource/filled.stale.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/resource/filled.stale.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/resource/filled.stale.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/resource/failed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/resource/failed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/resource/failed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/resource/failed.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/resource/offline.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/resource/offline.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/resource/offline.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/resource/offline.zh-CN.phone.avif"
    }
   ]
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 7,
    "noticed": 7
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 5,
    "noticed": 5
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 3,
    "noticed": 3
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 11
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 16,
    "noticed": 15
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 11,
    "noticed": 10
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 7,
    "noticed": 7
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 3,
    "noticed": 2
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 12
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 11,
    "noticed": 10
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
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
     "text": "the counts of orders alone offer it: tests/browser/account.spec.ts taps it there"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "The browser test makes the gesture"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/address_list",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
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
