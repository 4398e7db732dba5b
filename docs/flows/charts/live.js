(window.flowBook ??= []).push({
 "id": "live",
 "question": "Does what changes elsewhere reach the screens, whatever happens to the connection?",
 "description": "What changes for the shopper elsewhere reaches the open screens by itself.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 605 1076\" width=\"605\" height=\"1076\" role=\"img\" aria-label=\"live: What changes for the shopper elsewhere reaches the open screens by itself.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"605\" height=\"1076\"/>\n<g class=\"leaf\" data-state=\"live.signedOut\"><title>A guest has nothing that changes elsewhere.</title><rect x=\"172\" y=\"36\" width=\"91\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"182\" y=\"57\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">Signed out</text></g>\n<g class=\"box compound\" data-state=\"live.signedIn\"><title>The shopper’s changes are wanted.</title><rect x=\"16\" y=\"152\" width=\"556.5\" height=\"892\" rx=\"12\"/><text class=\"title\" x=\"26\" y=\"173\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Signed in</text></g>\n<g class=\"box deep compound\" data-state=\"live.signedIn.streaming\"><title>The stream is being opened, or open.</title><rect x=\"55.5\" y=\"430\" width=\"344\" height=\"436\" rx=\"12\"/><text class=\"title\" x=\"65.5\" y=\"451\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Streaming</text><g class=\"row\" data-arrow=\"signedIn.streaming:notices.arrived\" data-who=\"operator\"><title>notices.arrived: Something changed; what shows it is loaded again.</title><rect class=\"hit\" x=\"63.5\" y=\"460\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(65.5 461)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"82.5\" y=\"471\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Something changed</text></g><g class=\"row\" data-arrow=\"signedIn.streaming:stream.reset\" data-who=\"app\"><title>stream.reset: Too much was missed to be told one by one.</title><rect class=\"hit\" x=\"63.5\" y=\"474\" width=\"137\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(65.5 475)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"82.5\" y=\"485\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Too much was missed</text><text x=\"82.5\" y=\"499\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">to be told one by one</text></g></g>\n<g class=\"leaf\" data-state=\"live.signedIn.streaming.connecting\"><title>The server has not answered yet.</title><rect x=\"103.3\" y=\"548\" width=\"95\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"113.3\" y=\"569\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">Connecting</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.streaming.catchingUp\"><title>What happened since the last stream is on its way.</title><rect x=\"85.5\" y=\"678\" width=\"99\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"95.5\" y=\"699\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">Catching up</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.streaming.open\"><title>Every change arrives within a moment.</title><rect x=\"166.3\" y=\"796\" width=\"101\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"176.3\" y=\"817\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Open</text><g class=\"row\" data-arrow=\"signedIn.streaming.open:stream.signed\" data-who=\"app\"><title>stream.signed: A sign of life; the silence is counted anew.</title><rect class=\"hit\" x=\"174.3\" y=\"826\" width=\"85\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(176.3 827)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"193.3\" y=\"837\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">A sign of life</text></g></g>\n<g class=\"leaf\" data-state=\"live.signedIn.waiting\"><title>Tried in vain; the wait before the next try grows.</title><rect x=\"220.9\" y=\"988\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"230.9\" y=\"1009\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Waiting</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.offline\"><title>No try makes sense without a connection.</title><rect x=\"87\" y=\"288\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"97\" y=\"309\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Offline</text></g>\n<g class=\"leaf\" data-state=\"live.signedIn.paused\"><title>The page is hidden; it catches up when it is seen again.</title><rect x=\"239\" y=\"288\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"249\" y=\"309\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Paused</text></g>\n<circle class=\"dot\" data-start=\"live\" cx=\"218\" cy=\"5\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M218 10L218 36\"/><path class=\"tip\" d=\"M218 36L221.6 28L214.4 28Z\"/></g>\n<circle class=\"dot\" data-start=\"live.signedIn\" cx=\"37\" cy=\"207\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M37 212L37 397Q37 404 44 404L101.5 404Q108.5 404 108.5 411L108.5 430\"/><path class=\"tip\" d=\"M108.5 430L112.1 422L104.9 422Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"live.signedIn\"><rect x=\"91.5\" y=\"192\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"99.5\" y=\"206\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"live.signedIn.streaming\" cx=\"150.8\" cy=\"517\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M150.8 522L150.8 548\"/><path class=\"tip\" d=\"M150.8 548L154.5 540L147.2 540Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedOut:session.started\"><path class=\"line\" d=\"M202 76L202 152\"/><path class=\"tip\" d=\"M202 152L205.6 144L198.4 144Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn:session.ended\"><path class=\"line\" d=\"M387 152L387 97Q387 90 380 90L240 90Q233 90 233 83L233 76\"/><path class=\"tip\" d=\"M233 76L229.4 84L236.6 84Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn:page.hidden\"><path class=\"line\" d=\"M145.5 212L145.5 219Q145.5 226 152.5 226L267 226Q274 226 274 233L274 288\"/><path class=\"tip\" d=\"M274 288L277.6 280L270.4 280Z\"/></g>\n<g class=\"arrow browser\" data-line=\"signedIn:connection.lost\"><path class=\"line\" d=\"M118.5 212L118.5 288\"/><path class=\"tip\" d=\"M118.5 288L122.1 280L114.9 280Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming:stream.lost\"><path class=\"line\" d=\"M108.5 866L108.5 955Q108.5 962 115.5 962L227.7 962Q234.7 962 234.7 969L234.7 988\"/><path class=\"tip\" d=\"M234.7 988L238.3 980L231.1 980Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming.connecting:stream.opened\"><path class=\"line\" d=\"M166.7 588L166.7 595Q166.7 602 173.7 602L291 602Q298 602 298 609L298 775Q298 782 291 782L240.7 782Q233.7 782 233.7 789L233.7 796\"/><path class=\"tip\" d=\"M233.7 796L237.3 788L230 788Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming.connecting:stream.opened:2\"><path class=\"line\" d=\"M135 588L135 678\"/><path class=\"tip\" d=\"M135 678L138.6 670L131.4 670Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.streaming.catchingUp:stream.signed\"><path class=\"line\" d=\"M151.5 718L151.5 725Q151.5 732 158.5 732L193 732Q200 732 200 739L200 796\"/><path class=\"tip\" d=\"M200 796L203.6 788L196.4 788Z\"/></g>\n<g class=\"arrow clock\" data-line=\"signedIn.streaming.catchingUp:xstate.after.silence.live.signedIn.streaming.catchingUp\"><path class=\"line\" d=\"M118.5 718L118.5 891Q118.5 898 125.5 898L241.5 898Q248.5 898 248.5 905L248.5 988\"/><path class=\"tip\" d=\"M248.5 988L252.1 980L244.9 980Z\"/></g>\n<g class=\"arrow clock\" data-line=\"signedIn.streaming.open:xstate.after.silence.live.signedIn.streaming.open\"><path class=\"line\" d=\"M216.8 850L216.8 879Q216.8 886 223.8 886L391.5 886Q398.5 886 398.5 893L398.5 955Q398.5 962 391.5 962L269.3 962Q262.3 962 262.3 969L262.3 988\"/><path class=\"tip\" d=\"M262.3 988L265.9 980L258.7 980Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.waiting:connection.restored signedIn.waiting:xstate.after.backOff.live.signedIn.waiting\"><path class=\"line\" d=\"M276.1 988L276.1 981Q276.1 974 283.1 974L485 974Q492 974 492 967L492 423Q492 416 485 416L145.5 416Q138.5 416 138.5 423L138.5 430\"/><path class=\"tip\" d=\"M138.5 430L142.1 422L134.9 422Z\"/></g>\n<g class=\"arrow browser\" data-line=\"signedIn.offline:connection.restored\"><path class=\"line\" d=\"M118.5 328L118.5 430\"/><path class=\"tip\" d=\"M118.5 430L122.1 422L114.9 422Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn.paused:page.shown\"><path class=\"line\" d=\"M274 328L274 397Q274 404 267 404L135.5 404Q128.5 404 128.5 411L128.5 430\"/><path class=\"tip\" d=\"M128.5 430L132.1 422L124.9 422Z\"/></g>\n<g class=\"label\"><rect x=\"137\" y=\"104\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedOut:session.started\" data-who=\"app\"><title>session.started: A shopper signed in.</title><rect class=\"hit\" x=\"139\" y=\"108\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(141 109)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"158\" y=\"119\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">A shopper signed in</text></g></g>\n<g class=\"label\"><rect x=\"313\" y=\"104\" width=\"148\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:session.ended\" data-who=\"app\"><title>session.ended: The shopper signed out.</title><rect class=\"hit\" x=\"315\" y=\"108\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(317 109)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"334\" y=\"119\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper signed out</text></g></g>\n<g class=\"label\"><rect x=\"195\" y=\"240\" width=\"158\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:page.hidden\" data-who=\"shopper\"><title>page.hidden: Nobody looks at the page.</title><rect class=\"hit\" x=\"197\" y=\"244\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(199 245)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"216\" y=\"255\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">Nobody looks at the page</text></g></g>\n<g class=\"label\"><rect x=\"54\" y=\"240\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:connection.lost\" data-who=\"browser\"><title>connection.lost: The device is offline.</title><rect class=\"hit\" x=\"56\" y=\"244\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(58 245)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"75\" y=\"255\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The device is offline</text></g></g>\n<g class=\"label\"><rect x=\"51.5\" y=\"912\" width=\"114\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming:stream.lost\" data-who=\"app\"><title>stream.lost: The server or the way to it is gone.</title><rect class=\"hit\" x=\"53.5\" y=\"916\" width=\"110\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(55.5 917)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"72.5\" y=\"927\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">The server or the</text><text x=\"72.5\" y=\"941\" textLength=\"84\" lengthAdjust=\"spacingAndGlyphs\">way to it is gone</text></g></g>\n<g class=\"label\"><rect x=\"212.5\" y=\"680\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.connecting:stream.opened\" data-who=\"app\"><title>stream.opened: What was loaded before the stream began may be old: it is loaded again.</title><rect class=\"hit\" x=\"214.5\" y=\"684\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(216.5 685)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"233.5\" y=\"695\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">What was loaded before the</text><text x=\"233.5\" y=\"709\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">stream began may be old</text></g></g>\n<g class=\"label\"><rect x=\"71.5\" y=\"616\" width=\"127\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.connecting:stream.opened:2\" data-who=\"app\"><title>stream.opened: The server tells first what was missed.</title><rect class=\"hit\" x=\"73.5\" y=\"620\" width=\"123\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(75.5 621)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"92.5\" y=\"631\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">The server tells first</text><text x=\"92.5\" y=\"645\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">what was missed</text></g></g>\n<g class=\"label\"><rect x=\"135.5\" y=\"746\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.catchingUp:stream.signed\" data-who=\"app\"><title>stream.signed: The stream goes on.</title><rect class=\"hit\" x=\"137.5\" y=\"750\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(139.5 751)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"156.5\" y=\"761\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The stream goes on</text></g></g>\n<g class=\"label\"><rect x=\"177.5\" y=\"919\" width=\"142\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.catchingUp:xstate.after.silence.live.signedIn.streaming.catchingUp\" data-who=\"clock\"><title>after silence: The server stays silent: the stream is dead.</title><rect class=\"hit\" x=\"179.5\" y=\"923\" width=\"138\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(181.5 924)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"198.5\" y=\"934\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">The server stays silent</text></g></g>\n<g class=\"label\"><rect x=\"331.5\" y=\"919\" width=\"134\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.streaming.open:xstate.after.silence.live.signedIn.streaming.open\" data-who=\"clock\"><title>after silence: Not even a heartbeat: the stream is dead.</title><rect class=\"hit\" x=\"333.5\" y=\"923\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(335.5 924)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"352.5\" y=\"934\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">Not even a heartbeat</text></g></g>\n<g class=\"label\"><rect x=\"427.5\" y=\"633\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.waiting:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"429.5\" y=\"637\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(431.5 638)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"448.5\" y=\"648\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"signedIn.waiting:xstate.after.backOff.live.signedIn.waiting\" data-who=\"clock\"><title>after backOff: The next try.</title><rect class=\"hit\" x=\"429.5\" y=\"651\" width=\"83\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(431.5 652)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"448.5\" y=\"662\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">The next try</text></g></g>\n<g class=\"label\"><rect x=\"54\" y=\"361\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.offline:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"56\" y=\"365\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(58 366)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"75\" y=\"376\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g></g>\n<g class=\"label\"><rect x=\"213.5\" y=\"354\" width=\"121\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.paused:page.shown\" data-who=\"shopper\"><title>page.shown: The shopper looks at the page again.</title><rect class=\"hit\" x=\"215.5\" y=\"358\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(217.5 359)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"234.5\" y=\"369\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The shopper looks</text><text x=\"234.5\" y=\"383\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">at the page again</text></g></g>\n</svg>\n",
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
