(window.flowBook ??= []).push({
 "id": "live",
 "question": "Does what changes elsewhere reach the screens, whatever happens to the connection?",
 "description": "What changes for the shopper elsewhere reaches the open screens by itself.",
 "svg": "<svg data-plan=\"0454e890df9a4378\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 605 1092\" width=\"605\" height=\"1092\" role=\"img\" aria-label=\"live: What changes for the shopper elsewhere reaches the open screens by itself.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"605\" height=\"1092\"/>\n<g class=\"leaf\" data-state=\"live.signedOut\"><title>A guest has nothing that changes elsewhere.</title><rect x=\"172\" y=\"52\" width=\"91\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"182\" y=\"73\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">Signed out</text></g>\n<g class=\"box compound\" data-state=\"live.signedIn\"><title>The shopper’s changes are wanted.</title><rect x=\"16\" y=\"168\" width=\"556.5\" height=\"892\" rx=\"12\"/><text class=\"title\" x=\"26\" y=\"189\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Signed in</text></g>\n<g class=\"box deep compound\" data-state=\"live.signedIn.streaming\"><title>The stream is being opened, or open.</title><rect x=\"55.5\" y=\"446\" width=\"344\" height=\"436\" rx=\"12\"/><text class=\"title\" x=\"65.5\" y=\"467\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Streaming</text><g class=\"row\" data-arrow=\"signedIn.streaming:notices.arrived\" data-who=\"operator\"><title>notices.arrived: Something changed; what shows it is loaded again.</title><rect class=\"hit\" x=\"63.5\" y=\"476\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(65.5 477)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"82.5\" y=\"487\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Something changed</text></g><g class=\"row\" data-arrow=\"signedIn.streaming:stream.reset\" data-who=\"app\"><title>stream.reset: Too much was missed to be told one by one.</title><rect class=\"hit\" x=\"63.5\" y=\"490\" width=\"137\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(65.5 491)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"82.5\" y=\"501\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Too much was missed</text><text x=\"82.5\" y=\"515\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">to be told one by one</text></g></g>\n<g class=\"leaf\" data-state=\"live.signedIn.streaming.connecting\"><title>The server has not answered yet.</title><rect x=\"103.3\" y=\"564\" width=\"95\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"113.3\" y=\"585\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">Connecting</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.streaming.catchingUp\"><title>What happened since the last stream is on its way.</title><rect x=\"85.5\" y=\"694\" width=\"99\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"95.5\" y=\"715\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">Catching up</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.streaming.open\"><title>Every change arrives within a moment.</title><rect x=\"166.3\" y=\"812\" width=\"101\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"176.3\" y=\"833\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Open</text><g class=\"row\" data-arrow=\"signedIn.streaming.open:stream.signed\" data-who=\"app\"><title>stream.signed: A sign of life; the silence is counted anew.</title><rect class=\"hit\" x=\"174.3\" y=\"842\" width=\"85\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(176.3 843)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"193.3\" y=\"853\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">A sign of life</text></g></g>\n<g class=\"leaf\" data-state=\"live.signedIn.waiting\"><title>Tried in vain; the wait before the next try grows.</title><rect x=\"220.9\" y=\"1004\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"230.9\" y=\"1025\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Waiting</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.offline\"><title>No try makes sense without a connection.</title><rect x=\"87\" y=\"304\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"97\" y=\"325\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Offline</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.paused\"><title>The page is hidden; it catches up when it is seen again.</title><rect x=\"239\" y=\"304\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"249\" y=\"325\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Paused</text></g>\n<circle class=\"dot\" data-start=\"live\" cx=\"218\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M218 26L218 52\"/><path class=\"tip\" d=\"M218 52L221.6 44L214.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"live.signedIn\" cx=\"37\" cy=\"223\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M37 228L37 413Q37 420 44 420L101.5 420Q108.5 420 108.5 427L108.5 446\"/><path class=\"tip\" d=\"M108.5 446L112.1 438L104.9 438Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"live.signedIn\"><rect x=\"91.5\" y=\"208\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"99.5\" y=\"222\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"live.signedIn.streaming\" cx=\"150.8\" cy=\"533\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M150.8 538L150.8 564\"/><path class=\"tip\" d=\"M150.8 564L154.5 556L147.2 556Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedOut:session.started\"><path class=\"line\" d=\"M202 92L202 168\"/><path class=\"tip\" d=\"M202 168L205.6 160L198.4 160Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn:session.ended\"><path class=\"line\" d=\"M387 168L387 113Q387 106 380 106L240 106Q233 106 233 99L233 92\"/><path class=\"tip\" d=\"M233 92L229.4 100L236.6 100Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn:page.hidden\"><path class=\"line\" d=\"M145.5 228L145.5 235Q145.5 242 152.5 242L267 242Q274 242 274 249L274 304\"/><path class=\"tip\" d=\"M274 304L277.6 296L270.4 296Z\"/></g>\n<g class=\"arrow browser\" data-line=\"signedIn:connection.lost\"><path class=\"line\" d=\"M118.5 228L118.5 304\"/><path class=\"tip\" d=\"M118.5 304L122.1 296L114.9 296Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming:stream.lost\"><path class=\"line\" d=\"M108.5 882L108.5 971Q108.5 978 115.5 978L227.7 978Q234.7 978 234.7 985L234.7 1004\"/><path class=\"tip\" d=\"M234.7 1004L238.3 996L231.1 996Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming.connecting:stream.opened\"><path class=\"line\" d=\"M166.7 604L166.7 611Q166.7 618 173.7 618L291 618Q298 618 298 625L298 791Q298 798 291 798L240.7 798Q233.7 798 233.7 805L233.7 812\"/><path class=\"tip\" d=\"M233.7 812L237.3 804L230 804Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming.connecting:stream.opened:2\"><path class=\"line\" d=\"M135 604L135 694\"/><path class=\"tip\" d=\"M135 694L138.6 686L131.4 686Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming.catchingUp:stream.signed\"><path class=\"line\" d=\"M151.5 734L151.5 741Q151.5 748 158.5 748L193 748Q200 748 200 755L200 812\"/><path class=\"tip\" d=\"M200 812L203.6 804L196.4 804Z\"/></g>\n<g class=\"arrow clock\" data-line=\"signedIn.streaming.catchingUp:xstate.after.silence.live.signedIn.streaming.catchingUp\"><path class=\"line\" d=\"M118.5 734L118.5 907Q118.5 914 125.5 914L241.5 914Q248.5 914 248.5 921L248.5 1004\"/><path class=\"tip\" d=\"M248.5 1004L252.1 996L244.9 996Z\"/></g>\n<g class=\"arrow clock\" data-line=\"signedIn.streaming.open:xstate.after.silence.live.signedIn.streaming.open\"><path class=\"line\" d=\"M216.8 866L216.8 895Q216.8 902 223.8 902L391.5 902Q398.5 902 398.5 909L398.5 971Q398.5 978 391.5 978L269.3 978Q262.3 978 262.3 985L262.3 1004\"/><path class=\"tip\" d=\"M262.3 1004L265.9 996L258.7 996Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.waiting:connection.restored signedIn.waiting:xstate.after.backOff.live.signedIn.waiting\"><path class=\"line\" d=\"M276.1 1004L276.1 997Q276.1 990 283.1 990L485 990Q492 990 492 983L492 439Q492 432 485 432L145.5 432Q138.5 432 138.5 439L138.5 446\"/><path class=\"tip\" d=\"M138.5 446L142.1 438L134.9 438Z\"/></g>\n<g class=\"arrow browser\" data-line=\"signedIn.offline:connection.restored\"><path class=\"line\" d=\"M118.5 344L118.5 446\"/><path class=\"tip\" d=\"M118.5 446L122.1 438L114.9 438Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn.paused:page.shown\"><path class=\"line\" d=\"M274 344L274 413Q274 420 267 420L135.5 420Q128.5 420 128.5 427L128.5 446\"/><path class=\"tip\" d=\"M128.5 446L132.1 438L124.9 438Z\"/></g>\n<g class=\"label\"><rect x=\"137\" y=\"120\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedOut:session.started\" data-who=\"app\"><title>session.started: A shopper signed in.</title><rect class=\"hit\" x=\"139\" y=\"124\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(141 125)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"158\" y=\"135\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">A shopper signed in</text></g></g>\n<g class=\"label\"><rect x=\"313\" y=\"120\" width=\"148\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:session.ended\" data-who=\"app\"><title>session.ended: The shopper signed out.</title><rect class=\"hit\" x=\"315\" y=\"124\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(317 125)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"334\" y=\"135\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper signed out</text></g></g>\n<g class=\"label\"><rect x=\"195\" y=\"256\" width=\"158\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:page.hidden\" data-who=\"shopper\"><title>page.hidden: Nobody looks at the page.</title><rect class=\"hit\" x=\"197\" y=\"260\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(199 261)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"216\" y=\"271\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">Nobody looks at the page</text></g></g>\n<g class=\"label\"><rect x=\"54\" y=\"256\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:connection.lost\" data-who=\"browser\"><title>connection.lost: The device is offline.</title><rect class=\"hit\" x=\"56\" y=\"260\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(58 261)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"75\" y=\"271\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The device is offline</text></g></g>\n<g class=\"label\"><rect x=\"51.5\" y=\"928\" width=\"114\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming:stream.lost\" data-who=\"app\"><title>stream.lost: The server or the way to it is gone.</title><rect class=\"hit\" x=\"53.5\" y=\"932\" width=\"110\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(55.5 933)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"72.5\" y=\"943\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">The server or the</text><text x=\"72.5\" y=\"957\" textLength=\"84\" lengthAdjust=\"spacingAndGlyphs\">way to it is gone</text></g></g>\n<g class=\"label\"><rect x=\"212.5\" y=\"696\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.connecting:stream.opened\" data-who=\"app\"><title>stream.opened: What was loaded before the stream began may be old: it is loaded again.</title><rect class=\"hit\" x=\"214.5\" y=\"700\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(216.5 701)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"233.5\" y=\"711\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">What was loaded before the</text><text x=\"233.5\" y=\"725\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">stream began may be old</text></g></g>\n<g class=\"label\"><rect x=\"71.5\" y=\"632\" width=\"127\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.connecting:stream.opened:2\" data-who=\"app\"><title>stream.opened: The server tells first what was missed.</title><rect class=\"hit\" x=\"73.5\" y=\"636\" width=\"123\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(75.5 637)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"92.5\" y=\"647\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">The server tells first</text><text x=\"92.5\" y=\"661\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">what was missed</text></g></g>\n<g class=\"label\"><rect x=\"135.5\" y=\"762\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.catchingUp:stream.signed\" data-who=\"app\"><title>stream.signed: The stream goes on.</title><rect class=\"hit\" x=\"137.5\" y=\"766\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(139.5 767)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"156.5\" y=\"777\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The stream goes on</text></g></g>\n<g class=\"label\"><rect x=\"177.5\" y=\"935\" width=\"142\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.catchingUp:xstate.after.silence.live.signedIn.streaming.catchingUp\" data-who=\"clock\"><title>after silence: The server stays silent: the stream is dead.</title><rect class=\"hit\" x=\"179.5\" y=\"939\" width=\"138\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(181.5 940)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"198.5\" y=\"950\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">The server stays silent</text></g></g>\n<g class=\"label\"><rect x=\"331.5\" y=\"935\" width=\"134\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.open:xstate.after.silence.live.signedIn.streaming.open\" data-who=\"clock\"><title>after silence: Not even a heartbeat: the stream is dead.</title><rect class=\"hit\" x=\"333.5\" y=\"939\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(335.5 940)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"352.5\" y=\"950\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">Not even a heartbeat</text></g></g>\n<g class=\"label\"><rect x=\"427.5\" y=\"649\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.waiting:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"429.5\" y=\"653\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(431.5 654)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"448.5\" y=\"664\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"signedIn.waiting:xstate.after.backOff.live.signedIn.waiting\" data-who=\"clock\"><title>after backOff: The next try.</title><rect class=\"hit\" x=\"429.5\" y=\"667\" width=\"83\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(431.5 668)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"448.5\" y=\"678\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">The next try</text></g></g>\n<g class=\"label\"><rect x=\"54\" y=\"377\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.offline:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"56\" y=\"381\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(58 382)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"75\" y=\"392\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"213.5\" y=\"370\" width=\"121\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.paused:page.shown\" data-who=\"shopper\"><title>page.shown: The shopper looks at the page again.</title><rect class=\"hit\" x=\"215.5\" y=\"374\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(217.5 375)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"234.5\" y=\"385\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The shopper looks</text><text x=\"234.5\" y=\"399\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">at the page again</text></g></g>\n</svg>\n",
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
   "description": "The stream is being opened, or open.",
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
   "key": "live.signedOut: session.started → live.signedIn",
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
   "drilled": {
    "planted": 2,
    "noticed": 2
   }
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
   "name": "signedIn:connection.lost",
   "key": "live.signedIn: connection.lost → live.signedIn.offline",
   "from": "signedIn",
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
   "drilled": {
    "planted": 2,
    "noticed": 2
   }
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
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
   "title": "the live stream tries at once when the connection is back",
   "kind": "journey",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
      "signedIn:connection.lost"
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
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
     ],
     "leaves": [
      "signedIn.streaming.connecting"
     ]
    }
   ]
  },
  {
   "title": "session.started, notices.arrived {\"notices\":[{\"id\":9,\"kind\":\"parcel.shipped\",\"orderId\":31,\"refundId\":null,\"at\"…, stream.opened {\"since\":\"41\"}, after.silence.live.signedIn.streaming.catchingUp → {\"signedIn\":\"waiting\"}",
   "kind": "path",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
   "title": "session.started, stream.lost, connection.restored, session.ended → \"signedOut\"",
   "kind": "path",
   "start": [
    "signedOut"
   ],
   "steps": [
    {
     "event": "session.started",
     "taken": [
      "signedOut:session.started"
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
  }
 ],
 "events": [
  {
   "type": "session.started",
   "label": "session.started",
   "event": {
    "type": "session.started"
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
