(window.flowBook ??= []).push({
 "id": "live",
 "question": "Does what changes elsewhere reach the screens, whatever happens to the connection?",
 "description": "What changes for the shopper elsewhere reaches the open screens by itself.",
 "svg": "<svg data-plan=\"a528caeb4b219006\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 827 1268\" width=\"827\" height=\"1268\" role=\"img\" aria-label=\"live: What changes for the shopper elsewhere reaches the open screens by itself.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"827\" height=\"1268\"/>\n<g class=\"leaf\" data-state=\"live.signedOut\"><title>A guest has nothing that changes elsewhere.</title><rect x=\"525\" y=\"52\" width=\"91\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"535\" y=\"73\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">Signed out</text></g>\n<g class=\"box compound\" data-state=\"live.signedIn\"><title>The shopper’s changes are wanted.</title><rect x=\"16\" y=\"190\" width=\"688.5\" height=\"1032\" rx=\"12\"/><text class=\"title\" x=\"26\" y=\"211\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Signed in</text></g>\n<g class=\"box deep compound\" data-state=\"live.signedIn.streaming\"><title>The stream is being opened, or open: all visible tabs of a browser share one.</title><rect x=\"246.5\" y=\"468\" width=\"344\" height=\"436\" rx=\"12\"/><text class=\"title\" x=\"256.5\" y=\"489\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Streaming</text><g class=\"row\" data-arrow=\"signedIn.streaming:notices.arrived\" data-who=\"operator\"><title>notices.arrived: Something changed; what shows it is loaded again.</title><rect class=\"hit\" x=\"254.5\" y=\"498\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(256.5 499)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"273.5\" y=\"509\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Something changed</text></g><g class=\"row\" data-arrow=\"signedIn.streaming:stream.reset\" data-who=\"app\"><title>stream.reset: Too much was missed to be told one by one.</title><rect class=\"hit\" x=\"254.5\" y=\"512\" width=\"137\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(256.5 513)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"273.5\" y=\"523\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Too much was missed</text><text x=\"273.5\" y=\"537\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">to be told one by one</text></g></g>\n<g class=\"leaf\" data-state=\"live.signedIn.streaming.connecting\"><title>The server has not answered yet.</title><rect x=\"294.3\" y=\"586\" width=\"95\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"304.3\" y=\"607\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">Connecting</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.streaming.catchingUp\"><title>What happened since the last stream is on its way.</title><rect x=\"276.5\" y=\"716\" width=\"99\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"286.5\" y=\"737\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">Catching up</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.streaming.open\"><title>Every change arrives within a moment.</title><rect x=\"357.3\" y=\"834\" width=\"101\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"367.3\" y=\"855\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Open</text><g class=\"row\" data-arrow=\"signedIn.streaming.open:stream.signed\" data-who=\"app\"><title>stream.signed: A sign of life; the silence is counted anew.</title><rect class=\"hit\" x=\"365.3\" y=\"864\" width=\"85\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(367.3 865)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"384.3\" y=\"875\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">A sign of life</text></g></g>\n<g class=\"leaf\" data-state=\"live.signedIn.waiting\"><title>Tried in vain; the wait before the next try grows.</title><rect x=\"82.7\" y=\"1038\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"92.7\" y=\"1059\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Waiting</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.offline\"><title>No try makes sense without a connection.</title><rect x=\"101.5\" y=\"1166\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"111.5\" y=\"1187\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Offline</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.paused\"><title>The page is hidden; it catches up when it is seen again.</title><rect x=\"382.2\" y=\"326\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"392.2\" y=\"347\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Paused</text></g>\n<circle class=\"dot\" data-start=\"live\" cx=\"571\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M571 26L571 52\"/><path class=\"tip\" d=\"M571 52L574.6 44L567.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"live.signedIn\" cx=\"309.5\" cy=\"245\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M309.5 250L309.5 468\"/><path class=\"tip\" d=\"M309.5 468L313.1 460L305.9 460Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"live.signedIn\"><rect x=\"365\" y=\"230\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"373\" y=\"244\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"live.signedIn.streaming\" cx=\"341.8\" cy=\"555\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M341.8 560L341.8 586\"/><path class=\"tip\" d=\"M341.8 586L345.5 578L338.2 578Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedOut:session.started\"><path class=\"line\" d=\"M548 92L548 99Q548 106 541 106L423 106Q416 106 416 113L416 163Q416 170 423 170L494 170Q501 170 500.8 177L500.7 177Q500.5 184 500.5 191L500.5 305Q500.5 312 493.5 312L435.8 312Q428.8 312 428.8 319L428.8 326\"/><path class=\"tip\" d=\"M428.8 326L432.5 318L425.2 318Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedOut:session.started:2\"><path class=\"line\" d=\"M571 92L571 163Q571 170 564 170L518 170Q511 170 511 177L511 190\"/><path class=\"tip\" d=\"M511 190L514.6 182L507.4 182Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn:session.ended\"><path class=\"line\" d=\"M32 1222L32 1229Q32 1236 39 1236L714 1236Q721 1236 721 1229L721 113Q721 106 714 106L600 106Q593 106 593 99L593 92\"/><path class=\"tip\" d=\"M593 92L589.4 100L596.6 100Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn:page.hidden\"><path class=\"line\" d=\"M405.5 250L405.5 326\"/><path class=\"tip\" d=\"M405.5 326L409.1 318L401.9 318Z\"/></g>\n<g class=\"arrow browser\" data-line=\"signedIn.streaming:connection.lost\"><path class=\"line\" d=\"M417.8 904L417.8 917Q417.8 924 424.8 924L535.5 924Q542.5 924 542.5 931L542.5 1133Q542.5 1140 535.5 1140L140 1140Q133 1140 133 1147L133 1166\"/><path class=\"tip\" d=\"M133 1166L136.6 1158L129.3 1158Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming:stream.lost\"><path class=\"line\" d=\"M299.5 904L299.5 917Q299.5 924 292.5 924L176.5 924Q169.5 924 169.5 931L169.5 993Q169.5 1000 162.5 1000L117.3 1000Q110.3 1000 110.3 1007L110.3 1038\"/><path class=\"tip\" d=\"M110.3 1038L113.9 1030L106.7 1030Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming.connecting:stream.opened\"><path class=\"line\" d=\"M357.7 626L357.7 633Q357.7 640 364.7 640L482 640Q489 640 489 647L489 813Q489 820 482 820L431.7 820Q424.7 820 424.7 827L424.7 834\"/><path class=\"tip\" d=\"M424.7 834L428.3 826L421 826Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming.connecting:stream.opened:2\"><path class=\"line\" d=\"M326 626L326 716\"/><path class=\"tip\" d=\"M326 716L329.6 708L322.4 708Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming.catchingUp:stream.signed\"><path class=\"line\" d=\"M342.5 756L342.5 763Q342.5 770 349.5 770L384 770Q391 770 391 777L391 834\"/><path class=\"tip\" d=\"M391 834L394.6 826L387.4 826Z\"/></g>\n<g class=\"arrow clock\" data-line=\"signedIn.streaming.catchingUp:xstate.after.silence.live.signedIn.streaming.catchingUp\"><path class=\"line\" d=\"M309.5 756L309.5 1005Q309.5 1012 302.5 1012L131.1 1012Q124.1 1012 124.1 1019L124.1 1038\"/><path class=\"tip\" d=\"M124.1 1038L127.7 1030L120.5 1030Z\"/></g>\n<g class=\"arrow clock\" data-line=\"signedIn.streaming.open:xstate.after.silence.live.signedIn.streaming.open\"><path class=\"line\" d=\"M407.8 888L407.8 929Q407.8 936 414.8 936L452.5 936Q459.5 936 459.5 943L459.5 1017Q459.5 1024 452.5 1024L144.9 1024Q137.9 1024 137.9 1031L137.9 1038\"/><path class=\"tip\" d=\"M137.9 1038L141.5 1030L134.3 1030Z\"/></g>\n<g class=\"arrow browser\" data-line=\"signedIn.waiting:connection.lost\"><path class=\"line\" d=\"M117.2 1078L117.2 1166\"/><path class=\"tip\" d=\"M117.2 1166L120.8 1158L113.6 1158Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.waiting:connection.restored signedIn.waiting:xstate.after.backOff.live.signedIn.waiting\"><path class=\"line\" d=\"M96.5 1038L96.5 461Q96.5 454 103.5 454L292.5 454Q299.5 454 299.5 461L299.5 468\"/><path class=\"tip\" d=\"M299.5 468L303.1 460L295.9 460Z\"/></g>\n<g class=\"arrow browser\" data-line=\"signedIn.offline:connection.restored\"><path class=\"line\" d=\"M148.7 1166L148.7 1159Q148.7 1152 155.7 1152L617 1152Q624 1152 624 1145L624 461Q624 454 617 454L336.5 454Q329.5 454 329.5 461L329.5 468\"/><path class=\"tip\" d=\"M329.5 468L333.1 460L325.9 460Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn.paused:page.shown\"><path class=\"line\" d=\"M417.2 366L417.2 435Q417.2 442 410.2 442L326.5 442Q319.5 442 319.5 449L319.5 468\"/><path class=\"tip\" d=\"M319.5 468L323.1 460L315.9 460Z\"/></g>\n<g class=\"label\"><rect x=\"338\" y=\"120\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedOut:session.started\" data-who=\"app\"><title>session.started: A shopper is signed in on a page that nobody sees: a tab in the background.</title><rect class=\"hit\" x=\"340\" y=\"124\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(342 125)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"359\" y=\"135\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">A shopper is signed in on</text><text x=\"359\" y=\"149\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">a page that nobody sees</text></g></g>\n<g class=\"label\"><rect x=\"506\" y=\"127\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedOut:session.started:2\" data-who=\"app\"><title>session.started: A shopper signed in.</title><rect class=\"hit\" x=\"508\" y=\"131\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(510 132)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"527\" y=\"142\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">A shopper signed in</text></g></g>\n<g class=\"label\"><rect x=\"647\" y=\"127\" width=\"148\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:session.ended\" data-who=\"app\"><title>session.ended: The shopper signed out.</title><rect class=\"hit\" x=\"649\" y=\"131\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(651 132)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"668\" y=\"142\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper signed out</text></g></g>\n<g class=\"label\"><rect x=\"326.5\" y=\"276\" width=\"158\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:page.hidden\" data-who=\"shopper\"><title>page.hidden: Nobody looks at the page.</title><rect class=\"hit\" x=\"328.5\" y=\"280\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(330.5 281)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"347.5\" y=\"291\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">Nobody looks at the page</text></g></g>\n<g class=\"label\"><rect x=\"478\" y=\"1047\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming:connection.lost\" data-who=\"browser\"><title>connection.lost: The device is offline.</title><rect class=\"hit\" x=\"480\" y=\"1051\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(482 1052)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"499\" y=\"1062\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The device is offline</text></g></g>\n<g class=\"label\"><rect x=\"112.5\" y=\"950\" width=\"114\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming:stream.lost\" data-who=\"app\"><title>stream.lost: The server or the way to it is gone.</title><rect class=\"hit\" x=\"114.5\" y=\"954\" width=\"110\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(116.5 955)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"133.5\" y=\"965\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">The server or the</text><text x=\"133.5\" y=\"979\" textLength=\"84\" lengthAdjust=\"spacingAndGlyphs\">way to it is gone</text></g></g>\n<g class=\"label\"><rect x=\"403.5\" y=\"718\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.connecting:stream.opened\" data-who=\"app\"><title>stream.opened: What was loaded before the stream began may be old: it is loaded again.</title><rect class=\"hit\" x=\"405.5\" y=\"722\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(407.5 723)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"424.5\" y=\"733\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">What was loaded before the</text><text x=\"424.5\" y=\"747\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">stream began may be old</text></g></g>\n<g class=\"label\"><rect x=\"262.5\" y=\"654\" width=\"127\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.connecting:stream.opened:2\" data-who=\"app\"><title>stream.opened: The server tells first what was missed.</title><rect class=\"hit\" x=\"264.5\" y=\"658\" width=\"123\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(266.5 659)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"283.5\" y=\"669\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">The server tells first</text><text x=\"283.5\" y=\"683\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">what was missed</text></g></g>\n<g class=\"label\"><rect x=\"326.5\" y=\"784\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.catchingUp:stream.signed\" data-who=\"app\"><title>stream.signed: The stream goes on.</title><rect class=\"hit\" x=\"328.5\" y=\"788\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(330.5 789)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"347.5\" y=\"799\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The stream goes on</text></g></g>\n<g class=\"label\"><rect x=\"238.5\" y=\"957\" width=\"142\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.catchingUp:xstate.after.silence.live.signedIn.streaming.catchingUp\" data-who=\"clock\"><title>after silence: The server stays silent: the stream is dead.</title><rect class=\"hit\" x=\"240.5\" y=\"961\" width=\"138\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(242.5 962)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"259.5\" y=\"972\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">The server stays silent</text></g></g>\n<g class=\"label\"><rect x=\"392.5\" y=\"957\" width=\"134\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.open:xstate.after.silence.live.signedIn.streaming.open\" data-who=\"clock\"><title>after silence: Not even a heartbeat: the stream is dead.</title><rect class=\"hit\" x=\"394.5\" y=\"961\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(396.5 962)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"413.5\" y=\"972\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">Not even a heartbeat</text></g></g>\n<g class=\"label\"><rect x=\"52.7\" y=\"1104\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.waiting:connection.lost\" data-who=\"browser\"><title>connection.lost: The device is offline.</title><rect class=\"hit\" x=\"54.7\" y=\"1108\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(56.7 1109)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"73.7\" y=\"1119\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The device is offline</text></g></g>\n<g class=\"label\"><rect x=\"32\" y=\"671\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.waiting:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"34\" y=\"675\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(36 676)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"53\" y=\"686\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"signedIn.waiting:xstate.after.backOff.live.signedIn.waiting\" data-who=\"clock\"><title>after backOff: The next try.</title><rect class=\"hit\" x=\"34\" y=\"689\" width=\"83\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(36 690)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"53\" y=\"700\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">The next try</text></g></g>\n<g class=\"label\"><rect x=\"559.5\" y=\"957\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.offline:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"561.5\" y=\"961\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(563.5 962)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"580.5\" y=\"972\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"356.7\" y=\"392\" width=\"121\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.paused:page.shown\" data-who=\"shopper\"><title>page.shown: The shopper looks at the page again.</title><rect class=\"hit\" x=\"358.7\" y=\"396\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(360.7 397)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"377.7\" y=\"407\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The shopper looks</text><text x=\"377.7\" y=\"421\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">at the page again</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "live.signedOut",
   "name": "signedOut",
   "title": "Signed out",
   "code": null,
   "kind": "leaf",
   "description": "A guest has nothing that changes elsewhere.",
   "tags": [],
   "calls": [],
   "entry": [
    "forgetSince"
   ],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/live/signedOut.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/live/signedOut.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/live/signedOut.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/live/signedOut.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "live.signedIn",
   "name": "signedIn",
   "title": "Signed in",
   "code": null,
   "kind": "compound",
   "description": "The shopper’s changes are wanted.",
   "tags": [],
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
   "id": "live.signedIn.streaming",
   "name": "signedIn.streaming",
   "title": "Streaming",
   "code": null,
   "kind": "compound",
   "description": "The stream is being opened, or open: all visible tabs of a browser share one.",
   "tags": [],
   "calls": [
    "stream"
   ],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": []
  },
  {
   "id": "live.signedIn.streaming.connecting",
   "name": "signedIn.streaming.connecting",
   "title": "Connecting",
   "code": null,
   "kind": "leaf",
   "description": "The server has not answered yet.",
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
     "file": "screens/live/signedIn.streaming.connecting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/live/signedIn.streaming.connecting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/live/signedIn.streaming.connecting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/live/signedIn.streaming.connecting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "live.signedIn.streaming.catchingUp",
   "name": "signedIn.streaming.catchingUp",
   "title": "Catching up",
   "code": null,
   "kind": "leaf",
   "description": "What happened since the last stream is on its way.",
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
     "file": "screens/live/signedIn.streaming.catchingUp.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/live/signedIn.streaming.catchingUp.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/live/signedIn.streaming.catchingUp.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/live/signedIn.streaming.catchingUp.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "live.signedIn.streaming.open",
   "name": "signedIn.streaming.open",
   "title": "Open",
   "code": null,
   "kind": "leaf",
   "description": "Every change arrives within a moment.",
   "tags": [
    "live"
   ],
   "calls": [],
   "entry": [
    "forgetTries"
   ],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/live/signedIn.streaming.open.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/live/signedIn.streaming.open.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/live/signedIn.streaming.open.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/live/signedIn.streaming.open.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "live.signedIn.waiting",
   "name": "signedIn.waiting",
   "title": "Waiting",
   "code": null,
   "kind": "leaf",
   "description": "Tried in vain; the wait before the next try grows.",
   "tags": [],
   "calls": [],
   "entry": [
    "countTry"
   ],
   "exit": [],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/live/signedIn.waiting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/live/signedIn.waiting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/live/signedIn.waiting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/live/signedIn.waiting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "live.signedIn.offline",
   "name": "signedIn.offline",
   "title": "Offline",
   "code": null,
   "kind": "leaf",
   "description": "No try makes sense without a connection.",
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
     "file": "screens/live/signedIn.offline.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/live/signedIn.offline.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/live/signedIn.offline.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/live/signedIn.offline.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "live.signedIn.paused",
   "name": "signedIn.paused",
   "title": "Paused",
   "code": null,
   "kind": "leaf",
   "description": "The page is hidden; it catches up when it is seen again.",
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
     "file": "screens/live/signedIn.paused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/live/signedIn.paused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/live/signedIn.paused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/live/signedIn.paused.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "signedOut:session.started",
   "key": "live.signedOut: session.started → live.signedIn.paused [branch 1]",
   "from": "signedOut",
   "to": [
    "signedIn.paused"
   ],
   "event": "session.started",
   "words": "session.started",
   "label": "A shopper is signed in on a page that nobody sees",
   "description": "A shopper is signed in on a page that nobody sees: a tab in the background.",
   "who": "app",
   "isMoney": false,
   "guard": "isHidden",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
   "drilled": null
  },
  {
   "name": "signedOut:session.started:2",
   "key": "live.signedOut: session.started → live.signedIn [branch 2]",
   "from": "signedOut",
   "to": [
    "signedIn"
   ],
   "event": "session.started",
   "words": "session.started",
   "label": "A shopper signed in",
   "description": "A shopper signed in.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
   "drilled": null
  },
  {
   "name": "signedIn:session.ended",
   "key": "live.signedIn: session.ended → live.signedOut",
   "from": "signedIn",
   "to": [
    "signedOut"
   ],
   "event": "session.ended",
   "words": "session.ended",
   "label": "The shopper signed out",
   "description": "The shopper signed out.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "signedIn:page.hidden",
   "key": "live.signedIn: page.hidden → live.signedIn.paused",
   "from": "signedIn",
   "to": [
    "signedIn.paused"
   ],
   "event": "page.hidden",
   "words": "page.hidden",
   "label": "Nobody looks at the page",
   "description": "Nobody looks at the page.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "signedIn.streaming:connection.lost",
   "key": "live.signedIn.streaming: connection.lost → live.signedIn.offline",
   "from": "signedIn.streaming",
   "to": [
    "signedIn.offline"
   ],
   "event": "connection.lost",
   "words": "connection.lost",
   "label": "The device is offline",
   "description": "The device is offline.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
   "drilled": null
  },
  {
   "name": "signedIn.streaming:stream.lost",
   "key": "live.signedIn.streaming: stream.lost → live.signedIn.waiting",
   "from": "signedIn.streaming",
   "to": [
    "signedIn.waiting"
   ],
   "event": "stream.lost",
   "words": "stream.lost",
   "label": "The server or the way to it is gone",
   "description": "The server or the way to it is gone.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "signedIn.streaming:notices.arrived",
   "key": "live.signedIn.streaming: notices.arrived → stays",
   "from": "signedIn.streaming",
   "to": [],
   "event": "notices.arrived",
   "words": "notices.arrived",
   "label": "Something changed",
   "description": "Something changed; what shows it is loaded again.",
   "who": "operator",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSince",
    "refreshTouched"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 4,
    "noticed": 4
   }
  },
  {
   "name": "signedIn.streaming:stream.reset",
   "key": "live.signedIn.streaming: stream.reset → stays",
   "from": "signedIn.streaming",
   "to": [],
   "event": "stream.reset",
   "words": "stream.reset",
   "label": "Too much was missed to be told one by one",
   "description": "Too much was missed to be told one by one.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSince",
    "refreshEverything"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 4,
    "noticed": 4
   }
  },
  {
   "name": "signedIn.streaming.connecting:stream.opened",
   "key": "live.signedIn.streaming.connecting: stream.opened → live.signedIn.streaming.open [branch 1]",
   "from": "signedIn.streaming.connecting",
   "to": [
    "signedIn.streaming.open"
   ],
   "event": "stream.opened",
   "words": "stream.opened",
   "label": "What was loaded before the stream began may be old",
   "description": "What was loaded before the stream began may be old: it is loaded again.",
   "who": "app",
   "isMoney": false,
   "guard": "isFirst",
   "effects": [
    "keepSince",
    "refreshEverything"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 8,
    "noticed": 8
   }
  },
  {
   "name": "signedIn.streaming.connecting:stream.opened:2",
   "key": "live.signedIn.streaming.connecting: stream.opened → live.signedIn.streaming.catchingUp [branch 2]",
   "from": "signedIn.streaming.connecting",
   "to": [
    "signedIn.streaming.catchingUp"
   ],
   "event": "stream.opened",
   "words": "stream.opened",
   "label": "The server tells first what was missed",
   "description": "The server tells first what was missed.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 3,
    "noticed": 3
   }
  },
  {
   "name": "signedIn.streaming.catchingUp:stream.signed",
   "key": "live.signedIn.streaming.catchingUp: stream.signed → live.signedIn.streaming.open",
   "from": "signedIn.streaming.catchingUp",
   "to": [
    "signedIn.streaming.open"
   ],
   "event": "stream.signed",
   "words": "stream.signed",
   "label": "The stream goes on",
   "description": "The stream goes on.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "signedIn.streaming.catchingUp:xstate.after.silence.live.signedIn.streaming.catchingUp",
   "key": "live.signedIn.streaming.catchingUp: xstate.after.silence.live.signedIn.streaming.catchingUp → live.signedIn.waiting",
   "from": "signedIn.streaming.catchingUp",
   "to": [
    "signedIn.waiting"
   ],
   "event": "xstate.after.silence.live.signedIn.streaming.catchingUp",
   "words": "after silence",
   "label": "The server stays silent",
   "description": "The server stays silent: the stream is dead.",
   "who": "clock",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "By waiting"
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
   "name": "signedIn.streaming.open:stream.signed",
   "key": "live.signedIn.streaming.open: stream.signed → live.signedIn.streaming.open",
   "from": "signedIn.streaming.open",
   "to": [
    "signedIn.streaming.open"
   ],
   "event": "stream.signed",
   "words": "stream.signed",
   "label": "A sign of life",
   "description": "A sign of life; the silence is counted anew.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 3,
    "noticed": 3
   }
  },
  {
   "name": "signedIn.streaming.open:xstate.after.silence.live.signedIn.streaming.open",
   "key": "live.signedIn.streaming.open: xstate.after.silence.live.signedIn.streaming.open → live.signedIn.waiting",
   "from": "signedIn.streaming.open",
   "to": [
    "signedIn.waiting"
   ],
   "event": "xstate.after.silence.live.signedIn.streaming.open",
   "words": "after silence",
   "label": "Not even a heartbeat",
   "description": "Not even a heartbeat: the stream is dead.",
   "who": "clock",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "By waiting"
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
   "name": "signedIn.waiting:connection.lost",
   "key": "live.signedIn.waiting: connection.lost → live.signedIn.offline",
   "from": "signedIn.waiting",
   "to": [
    "signedIn.offline"
   ],
   "event": "connection.lost",
   "words": "connection.lost",
   "label": "The device is offline",
   "description": "The device is offline.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
   "drilled": null
  },
  {
   "name": "signedIn.waiting:connection.restored",
   "key": "live.signedIn.waiting: connection.restored → live.signedIn.streaming",
   "from": "signedIn.waiting",
   "to": [
    "signedIn.streaming"
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting",
   "key": "live.signedIn.waiting: xstate.after.backOff.live.signedIn.waiting → live.signedIn.streaming",
   "from": "signedIn.waiting",
   "to": [
    "signedIn.streaming"
   ],
   "event": "xstate.after.backOff.live.signedIn.waiting",
   "words": "after backOff",
   "label": "The next try",
   "description": "The next try.",
   "who": "clock",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "By waiting"
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
   "name": "signedIn.offline:connection.restored",
   "key": "live.signedIn.offline: connection.restored → live.signedIn.streaming",
   "from": "signedIn.offline",
   "to": [
    "signedIn.streaming"
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "signedIn.paused:page.shown",
   "key": "live.signedIn.paused: page.shown → live.signedIn.streaming",
   "from": "signedIn.paused",
   "to": [
    "signedIn.streaming"
   ],
   "event": "page.shown",
   "words": "page.shown",
   "label": "The shopper looks at the page again",
   "description": "The shopper looks at the page again.",
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
     "text": "what the API streams, and from where on, has its own tests in tests/api"
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
    "planted": 2,
    "noticed": 2
   }
  }
 ],
 "films": [
  {
   "title": "the live stream loads again what may be older than it, when it opens for the first time",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.opened {\"since\":\"41\"}",
     "taken": [
      "signedIn.streaming.connecting:stream.opened"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    }
   ]
  },
  {
   "title": "the live stream goes on where it ended, and catches up with what was missed",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.opened {\"since\":\"41\"}",
     "taken": [
      "signedIn.streaming.connecting:stream.opened"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    },
    {
     "event": "notices.arrived {\"notices\":[{\"id\":9,\"kind\":\"parcel.shipped\",\"orderId\":31,\"refundId\":null,\"at\"…",
     "taken": [
      "signedIn.streaming:notices.arrived"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "after.backOff.live.signedIn.waiting",
     "taken": [
      "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.opened {\"since\":null}",
     "taken": [
      "signedIn.streaming.connecting:stream.opened:2"
     ],
     "leaves": [
      "signedIn.streaming.catchingUp"
     ]
    },
    {
     "event": "stream.signed",
     "taken": [
      "signedIn.streaming.catchingUp:stream.signed"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    },
    {
     "event": "notices.arrived {\"notices\":[{\"id\":9,\"kind\":\"parcel.shipped\",\"orderId\":31,\"refundId\":null,\"at\"…",
     "taken": [
      "signedIn.streaming:notices.arrived"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    }
   ]
  },
  {
   "title": "the live stream loads everything again when too much was missed",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.opened {\"since\":\"41\"}",
     "taken": [
      "signedIn.streaming.connecting:stream.opened"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    },
    {
     "event": "stream.reset {\"since\":\"90\"}",
     "taken": [
      "signedIn.streaming:stream.reset"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    }
   ]
  },
  {
   "title": "the live stream waits longer after each try in vain, and half a minute at most",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "after.backOff.live.signedIn.waiting",
     "taken": [
      "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "after.backOff.live.signedIn.waiting",
     "taken": [
      "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "after.backOff.live.signedIn.waiting",
     "taken": [
      "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "after.backOff.live.signedIn.waiting",
     "taken": [
      "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "after.backOff.live.signedIn.waiting",
     "taken": [
      "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "after.backOff.live.signedIn.waiting",
     "taken": [
      "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "after.backOff.live.signedIn.waiting",
     "taken": [
      "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "after.backOff.live.signedIn.waiting",
     "taken": [
      "signedIn.waiting:xstate.after.backOff.live.signedIn.waiting"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    }
   ]
  },
  {
   "title": "the live stream counts as dead after a long silence, not while it gives signs",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.opened {\"since\":\"41\"}",
     "taken": [
      "signedIn.streaming.connecting:stream.opened"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    },
    {
     "event": "stream.signed",
     "taken": [
      "signedIn.streaming.open:stream.signed"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    },
    {
     "event": "after.silence.live.signedIn.streaming.open",
     "taken": [
      "signedIn.streaming.open:xstate.after.silence.live.signedIn.streaming.open"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    }
   ]
  },
  {
   "title": "the live stream rests while the page is hidden, and goes on where it ended",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.opened {\"since\":\"41\"}",
     "taken": [
      "signedIn.streaming.connecting:stream.opened"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    },
    {
     "event": "page.hidden",
     "taken": [
      "signedIn:page.hidden"
     ],
     "leaves": [
      "signedIn.paused"
     ]
    },
    {
     "event": "page.shown",
     "taken": [
      "signedIn.paused:page.shown"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    }
   ]
  },
  {
   "title": "the live stream is not opened by a page that nobody sees, until somebody does",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":true}",
     "taken": [
      "signedOut:session.started"
     ],
     "leaves": [
      "signedIn.paused"
     ]
    },
    {
     "event": "connection.lost",
     "taken": [],
     "leaves": [
      "signedIn.paused"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [],
     "leaves": [
      "signedIn.paused"
     ]
    },
    {
     "event": "page.shown",
     "taken": [
      "signedIn.paused:page.shown"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    }
   ]
  },
  {
   "title": "the live stream tries at once when the connection is back",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.opened {\"since\":\"41\"}",
     "taken": [
      "signedIn.streaming.connecting:stream.opened"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    },
    {
     "event": "connection.lost",
     "taken": [
      "signedIn.streaming:connection.lost"
     ],
     "leaves": [
      "signedIn.offline"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "signedIn.offline:connection.restored"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    }
   ]
  },
  {
   "title": "the live stream forgets where it was when another shopper signs in",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.opened {\"since\":\"41\"}",
     "taken": [
      "signedIn.streaming.connecting:stream.opened"
     ],
     "leaves": [
      "signedIn.streaming.open"
     ]
    },
    {
     "event": "session.ended",
     "taken": [
      "signedIn:session.ended"
     ],
     "leaves": [
      "signedOut"
     ]
    },
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    }
   ]
  },
  {
   "title": "session.started {\"isHidden\":false}, notices.arrived {\"notices\":[{\"id\":9,\"kind\":\"parcel.shipped\",\"orderId\":31,\"refundId\":null,\"at\"…, stream.opened {\"since\":\"41\"}, after.silence.live.signedIn.streaming.catchingUp → {\"signedIn\":\"waiting\"}",
   "kind": "path",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "notices.arrived {\"notices\":[{\"id\":9,\"kind\":\"parcel.shipped\",\"orderId\":31,\"refundId\":null,\"at\"…",
     "taken": [
      "signedIn.streaming:notices.arrived"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.opened {\"since\":\"41\"}",
     "taken": [
      "signedIn.streaming.connecting:stream.opened:2"
     ],
     "leaves": [
      "signedIn.streaming.catchingUp"
     ]
    },
    {
     "event": "after.silence.live.signedIn.streaming.catchingUp",
     "taken": [
      "signedIn.streaming.catchingUp:xstate.after.silence.live.signedIn.streaming.catchingUp"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    }
   ]
  },
  {
   "title": "session.started {\"isHidden\":false}, stream.lost, connection.restored, session.ended → \"signedOut\"",
   "kind": "path",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "signedIn.waiting:connection.restored"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "session.ended",
     "taken": [
      "signedIn:session.ended"
     ],
     "leaves": [
      "signedOut"
     ]
    }
   ]
  },
  {
   "title": "session.started {\"isHidden\":false}, stream.lost, connection.lost, session.ended → \"signedOut\"",
   "kind": "path",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started {\"isHidden\":false}",
     "taken": [
      "signedOut:session.started:2"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    },
    {
     "event": "stream.lost",
     "taken": [
      "signedIn.streaming:stream.lost"
     ],
     "leaves": [
      "signedIn.waiting"
     ]
    },
    {
     "event": "connection.lost",
     "taken": [
      "signedIn.waiting:connection.lost"
     ],
     "leaves": [
      "signedIn.offline"
     ]
    },
    {
     "event": "session.ended",
     "taken": [
      "signedIn:session.ended"
     ],
     "leaves": [
      "signedOut"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "session.started",
   "label": "session.started {\"isHidden\":false}",
   "event": {
    "type": "session.started",
    "isHidden": false
   }
  },
  {
   "type": "session.started",
   "label": "session.started {\"isHidden\":true}",
   "event": {
    "type": "session.started",
    "isHidden": true
   }
  },
  {
   "type": "session.ended",
   "label": "session.ended",
   "event": {
    "type": "session.ended"
   }
  },
  {
   "type": "page.shown",
   "label": "page.shown",
   "event": {
    "type": "page.shown"
   }
  },
  {
   "type": "page.hidden",
   "label": "page.hidden",
   "event": {
    "type": "page.hidden"
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
   "type": "connection.lost",
   "label": "connection.lost",
   "event": {
    "type": "connection.lost"
   }
  },
  {
   "type": "stream.opened",
   "label": "stream.opened {\"since\":\"41\"}",
   "event": {
    "type": "stream.opened",
    "since": "41"
   }
  },
  {
   "type": "stream.signed",
   "label": "stream.signed",
   "event": {
    "type": "stream.signed"
   }
  },
  {
   "type": "notices.arrived",
   "label": "notices.arrived {\"notices\":[{\"id\":9,\"kind\":\"parcel.shipped\",\"orderId\":31,\"refundId\":null,\"at\"…",
   "event": {
    "type": "notices.arrived",
    "notices": [
     {
      "id": 9,
      "kind": "parcel.shipped",
      "orderId": 31,
      "refundId": null,
      "at": "2026-01-05T10:00:00.000Z",
      "read": false
     }
    ],
    "since": "42"
   }
  },
  {
   "type": "stream.reset",
   "label": "stream.reset {\"since\":\"43\"}",
   "event": {
    "type": "stream.reset",
    "since": "43"
   }
  },
  {
   "type": "stream.lost",
   "label": "stream.lost",
   "event": {
    "type": "stream.lost"
   }
  },
  {
   "type": "xstate.after.silence.live.signedIn.streaming.open",
   "label": "after.silence.live.signedIn.streaming.open",
   "event": {
    "type": "xstate.after.silence.live.signedIn.streaming.open"
   }
  },
  {
   "type": "xstate.after.backOff.live.signedIn.waiting",
   "label": "after.backOff.live.signedIn.waiting",
   "event": {
    "type": "xstate.after.backOff.live.signedIn.waiting"
   }
  },
  {
   "type": "xstate.after.silence.live.signedIn.streaming.catchingUp",
   "label": "after.silence.live.signedIn.streaming.catchingUp",
   "event": {
    "type": "xstate.after.silence.live.signedIn.streaming.catchingUp"
   }
  }
 ],
 "inputs": [
  {
   "jitter": 0.5
  }
 ]
})
