(window.flowBook ??= []).push({
 "id": "connection",
 "question": "Can the shop be reached, and is what is shown read again once it can?",
 "description": "Whether the shop can be reached, and what is read again once it can.",
 "svg": "<svg data-plan=\"adfe32915c83c740\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 826 480\" width=\"826\" height=\"480\" role=\"img\" aria-label=\"connection: Whether the shop can be reached, and what is read again once it can.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"826\" height=\"480\"/>\n<g class=\"everywhere\"><rect x=\"0\" y=\"0\" width=\"144\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"10\" y=\"21\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text><g class=\"row\" data-arrow=\":copies.missed\" data-who=\"browser\"><title>copies.missed: What is shown could not be kept for later: it is asked for once more.</title><rect class=\"hit\" x=\"8\" y=\"30\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(10 31)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"27\" y=\"41\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">What is shown could</text><text x=\"27\" y=\"55\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">not be kept for later</text></g></g>\n<g class=\"box compound\" data-state=\"connection.server\"><title>Whether the server answers; a device can’t know that.</title><rect x=\"16\" y=\"138\" width=\"347\" height=\"256\" rx=\"12\"/><text class=\"title\" x=\"26\" y=\"159\" textLength=\"44\" lengthAdjust=\"spacingAndGlyphs\">Server</text></g>\n<g class=\"leaf\" data-state=\"connection.server.answering\"><title>What is shown came from the server.</title><rect x=\"201.5\" y=\"338\" width=\"89\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"211.5\" y=\"359\" textLength=\"69\" lengthAdjust=\"spacingAndGlyphs\">Answering</text></g>\n<g class=\"leaf\" data-state=\"connection.server.replaced\"><title>Copies stand in for a server that does not answer.</title><rect x=\"47.7\" y=\"178\" width=\"136\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"57.7\" y=\"199\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Replaced</text><g class=\"row\" data-arrow=\"server.replaced:xstate.after.backOff.connection.server.replaced\" data-who=\"clock\"><title>after backOff: Nobody says when the server is back: it is asked again, ever more seldom.</title><rect class=\"hit\" x=\"55.7\" y=\"208\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(57.7 209)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"74.7\" y=\"219\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">Nobody says when</text><text x=\"74.7\" y=\"233\" textLength=\"92\" lengthAdjust=\"spacingAndGlyphs\">the server is back</text></g></g>\n<g class=\"box compound\" data-state=\"connection.device\"><title>What the device says of its connection.</title><rect x=\"391\" y=\"84\" width=\"402.5\" height=\"364\" rx=\"12\"/><text class=\"title\" x=\"401\" y=\"105\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Device</text></g>\n<g class=\"leaf passing\" data-state=\"connection.device.starting\"><title>Starting: Goes by what the device says as the page opens.</title><rect x=\"473\" y=\"160\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M485 165.1L491.9 172L485 178.9L478.1 172Z\"/></g>\n<g class=\"leaf\" data-state=\"connection.device.online\"><title>The device has a connection.</title><rect x=\"603.5\" y=\"392\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"613.5\" y=\"413\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Online</text></g>\n<g class=\"leaf\" data-state=\"connection.device.offline\"><title>The device has no connection.</title><rect x=\"449.5\" y=\"260\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"459.5\" y=\"281\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Offline</text></g>\n<circle class=\"dot\" data-start=\"connection.server\" cx=\"342\" cy=\"241\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M342 246L342 317Q342 324 335 324L275.3 324Q268.3 324 268.3 331L268.3 338\"/><path class=\"tip\" d=\"M268.3 338L271.9 330L264.6 330Z\"/></g>\n<circle class=\"dot\" data-start=\"connection.device\" cx=\"485\" cy=\"129\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M485 134L485 160\"/><path class=\"tip\" d=\"M485 160L488.6 152L481.4 152Z\"/></g>\n<g class=\"arrow browser\" data-line=\"server.answering:copy.shown\"><path class=\"line\" d=\"M246 338L246 267Q246 260 239 260L145.3 260Q138.3 260 138.3 253L138.3 246\"/><path class=\"tip\" d=\"M138.3 246L134.7 254L142 254Z\"/></g>\n<g class=\"arrow browser\" data-line=\"server.replaced:answer.arrived server.replaced:connection.restored\"><path class=\"line\" d=\"M93 246L93 317Q93 324 100 324L216.8 324Q223.8 324 223.8 331L223.8 338\"/><path class=\"tip\" d=\"M223.8 338L227.4 330L220.1 330Z\"/></g>\n<g class=\"arrow chart\" data-line=\"device.starting:\"><path class=\"line\" d=\"M489 184L489 191Q489 198 496 198L733 198Q740 198 740 205L740 371Q740 378 733 378L657.8 378Q650.8 378 650.8 385L650.8 392\"/><path class=\"tip\" d=\"M650.8 392L654.4 384L647.1 384Z\"/></g>\n<g class=\"arrow chart\" data-line=\"device.starting::2\"><path class=\"line\" d=\"M481 184L481 260\"/><path class=\"tip\" d=\"M481 260L484.6 252L477.4 252Z\"/></g>\n<g class=\"arrow browser\" data-line=\"device.online:connection.lost\"><path class=\"line\" d=\"M635 392L635 321Q635 314 628 314L498.5 314Q491.5 314 491.5 307L491.5 300\"/><path class=\"tip\" d=\"M491.5 300L487.9 308L495.1 308Z\"/></g>\n<g class=\"arrow browser\" data-line=\"device.offline:connection.restored\"><path class=\"line\" d=\"M470.5 300L470.5 371Q470.5 378 477.5 378L612.3 378Q619.3 378 619.3 385L619.3 392\"/><path class=\"tip\" d=\"M619.3 392L622.9 384L615.6 384Z\"/></g>\n<g class=\"label\"><rect x=\"166\" y=\"281\" width=\"160\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"server.answering:copy.shown\" data-who=\"browser\"><title>copy.shown: The server did not answer: an older copy is shown.</title><rect class=\"hit\" x=\"168\" y=\"285\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(170 286)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"187\" y=\"296\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The server did not answer</text></g></g>\n<g class=\"label\"><rect x=\"32\" y=\"274\" width=\"122\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"server.replaced:answer.arrived\" data-who=\"browser\"><title>answer.arrived: The server is back: everything shown is read again.</title><rect class=\"hit\" x=\"34\" y=\"278\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(36 279)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"53\" y=\"289\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The server is back</text></g><g class=\"row\" data-arrow=\"server.replaced:connection.restored\" data-who=\"browser\"><title>connection.restored: The device is back: everything shown is read again.</title><rect class=\"hit\" x=\"34\" y=\"292\" width=\"118\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(36 293)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"53\" y=\"303\" textLength=\"97\" lengthAdjust=\"spacingAndGlyphs\">The device is back</text></g></g>\n<g class=\"label\"><rect x=\"702.5\" y=\"269\" width=\"75\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"device.starting:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"704.5\" y=\"273\" width=\"71\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(706.5 274)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"723.5\" y=\"284\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Is online?</text></g></g>\n<g class=\"label\"><rect x=\"457\" y=\"212\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"device.starting::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"459\" y=\"216\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(461 217)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"478\" y=\"227\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"546\" y=\"335\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"device.online:connection.lost\" data-who=\"browser\"><title>connection.lost: The device lost its connection.</title><rect class=\"hit\" x=\"548\" y=\"339\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(550 340)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"567\" y=\"350\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The device lost its connection</text></g></g>\n<g class=\"label\"><rect x=\"407\" y=\"328\" width=\"127\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"device.offline:connection.restored\" data-who=\"browser\"><title>connection.restored: What waited for the connection goes on.</title><rect class=\"hit\" x=\"409\" y=\"332\" width=\"123\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(411 333)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"428\" y=\"343\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">What waited for the</text><text x=\"428\" y=\"357\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">connection goes on</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "connection.server",
   "name": "server",
   "title": "Server",
   "code": null,
   "kind": "compound",
   "description": "Whether the server answers; a device can’t know that.",
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
   "id": "connection.server.answering",
   "name": "server.answering",
   "title": "Answering",
   "code": null,
   "kind": "leaf",
   "description": "What is shown came from the server.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [
    "forgetTries"
   ],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/connection/server.answering.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/connection/server.answering.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/connection/server.answering.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/connection/server.answering.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "connection.server.replaced",
   "name": "server.replaced",
   "title": "Replaced",
   "code": null,
   "kind": "leaf",
   "description": "Copies stand in for a server that does not answer.",
   "tags": [
    "outdated"
   ],
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
     "file": "screens/connection/server.replaced.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/connection/server.replaced.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/connection/server.replaced.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/connection/server.replaced.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "connection.device",
   "name": "device",
   "title": "Device",
   "code": null,
   "kind": "compound",
   "description": "What the device says of its connection.",
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
   "id": "connection.device.starting",
   "name": "device.starting",
   "title": "Starting",
   "code": null,
   "kind": "leaf",
   "description": "Goes by what the device says as the page opens.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "left at once"
   },
   "screens": []
  },
  {
   "id": "connection.device.online",
   "name": "device.online",
   "title": "Online",
   "code": null,
   "kind": "leaf",
   "description": "The device has a connection.",
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
     "file": "screens/connection/device.online.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/connection/device.online.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/connection/device.online.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/connection/device.online.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "connection.device.offline",
   "name": "device.offline",
   "title": "Offline",
   "code": null,
   "kind": "leaf",
   "description": "The device has no connection.",
   "tags": [
    "outdated"
   ],
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
     "file": "screens/connection/device.offline.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/connection/device.offline.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/connection/device.offline.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/connection/device.offline.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": ":copies.missed",
   "key": "connection: copies.missed → stays",
   "from": "",
   "to": [],
   "event": "copies.missed",
   "words": "copies.missed",
   "label": "What is shown could not be kept for later",
   "description": "What is shown could not be kept for later: it is asked for once more.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [
    "refreshEverything"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "the API can’t know who does not reach it"
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
   "name": "server.answering:copy.shown",
   "key": "connection.server.answering: copy.shown → connection.server.replaced",
   "from": "server.answering",
   "to": [
    "server.replaced"
   ],
   "event": "copy.shown",
   "words": "copy.shown",
   "label": "The server did not answer",
   "description": "The server did not answer: an older copy is shown.",
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
     "text": "the API can’t know who does not reach it"
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
   "name": "server.replaced:answer.arrived",
   "key": "connection.server.replaced: answer.arrived → connection.server.answering",
   "from": "server.replaced",
   "to": [
    "server.answering"
   ],
   "event": "answer.arrived",
   "words": "answer.arrived",
   "label": "The server is back",
   "description": "The server is back: everything shown is read again.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [
    "refreshEverything"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "the API can’t know who does not reach it"
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
   "name": "server.replaced:connection.restored",
   "key": "connection.server.replaced: connection.restored → connection.server.answering",
   "from": "server.replaced",
   "to": [
    "server.answering"
   ],
   "event": "connection.restored",
   "words": "connection.restored",
   "label": "The device is back",
   "description": "The device is back: everything shown is read again.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [
    "refreshEverything"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "the API can’t know who does not reach it"
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
   "name": "server.replaced:xstate.after.backOff.connection.server.replaced",
   "key": "connection.server.replaced: xstate.after.backOff.connection.server.replaced → connection.server.replaced",
   "from": "server.replaced",
   "to": [
    "server.replaced"
   ],
   "event": "xstate.after.backOff.connection.server.replaced",
   "words": "after backOff",
   "label": "Nobody says when the server is back",
   "description": "Nobody says when the server is back: it is asked again, ever more seldom.",
   "who": "clock",
   "isMoney": false,
   "guard": "isDeviceOnline",
   "effects": [
    "countTry",
    "refreshEverything"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "the API can’t know who does not reach it"
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
   "drilled": null
  },
  {
   "name": "device.starting:",
   "key": "connection.device.starting: always → connection.device.online [branch 1]",
   "from": "device.starting",
   "to": [
    "device.online"
   ],
   "event": "",
   "words": "at once",
   "label": "Is online?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "isOnline",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "the API can’t know who does not reach it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "At once, when the one before it is taken"
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
   "name": "device.starting::2",
   "key": "connection.device.starting: always → connection.device.offline [branch 2]",
   "from": "device.starting",
   "to": [
    "device.offline"
   ],
   "event": "",
   "words": "at once",
   "label": "Else",
   "description": "",
   "who": "chart",
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
     "text": "the API can’t know who does not reach it"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "At once, when the one before it is taken"
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
   "name": "device.online:connection.lost",
   "key": "connection.device.online: connection.lost → connection.device.offline",
   "from": "device.online",
   "to": [
    "device.offline"
   ],
   "event": "connection.lost",
   "words": "connection.lost",
   "label": "The device lost its connection",
   "description": "The device lost its connection.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [
    "tellLost"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "the API can’t know who does not reach it"
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
   "name": "device.offline:connection.restored",
   "key": "connection.device.offline: connection.restored → connection.device.online",
   "from": "device.offline",
   "to": [
    "device.online"
   ],
   "event": "connection.restored",
   "words": "connection.restored",
   "label": "What waited for the connection goes on",
   "description": "What waited for the connection goes on.",
   "who": "browser",
   "isMoney": false,
   "guard": null,
   "effects": [
    "tellRestored"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "the API can’t know who does not reach it"
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
  }
 ],
 "films": [
  {
   "title": "the connection tells everybody when it is lost and when it is back, once each",
   "kind": "journey",
   "start": [
    "server.answering",
    "device.online"
   ],
   "steps": [
    {
     "event": "connection.restored",
     "taken": [],
     "leaves": [
      "server.answering",
      "device.online"
     ]
    },
    {
     "event": "connection.lost",
     "taken": [
      "device.online:connection.lost"
     ],
     "leaves": [
      "server.answering",
      "device.offline"
     ]
    },
    {
     "event": "connection.lost",
     "taken": [],
     "leaves": [
      "server.answering",
      "device.offline"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "device.offline:connection.restored"
     ],
     "leaves": [
      "server.answering",
      "device.online"
     ]
    }
   ]
  },
  {
   "title": "the connection reads everything again once a server answers that copies stood in for",
   "kind": "journey",
   "start": [
    "server.answering",
    "device.online"
   ],
   "steps": [
    {
     "event": "answer.arrived",
     "taken": [],
     "leaves": [
      "server.answering",
      "device.online"
     ]
    },
    {
     "event": "copy.shown",
     "taken": [
      "server.answering:copy.shown"
     ],
     "leaves": [
      "device.online",
      "server.replaced"
     ]
    },
    {
     "event": "answer.arrived",
     "taken": [
      "server.replaced:answer.arrived"
     ],
     "leaves": [
      "device.online",
      "server.answering"
     ]
    }
   ]
  },
  {
   "title": "the connection asks again by itself, ever more seldom, until the server answers",
   "kind": "journey",
   "start": [
    "server.answering",
    "device.online"
   ],
   "steps": [
    {
     "event": "copy.shown",
     "taken": [
      "server.answering:copy.shown"
     ],
     "leaves": [
      "device.online",
      "server.replaced"
     ]
    },
    {
     "event": "after.backOff.connection.server.replaced",
     "taken": [
      "server.replaced:xstate.after.backOff.connection.server.replaced"
     ],
     "leaves": [
      "device.online",
      "server.replaced"
     ]
    },
    {
     "event": "after.backOff.connection.server.replaced",
     "taken": [
      "server.replaced:xstate.after.backOff.connection.server.replaced"
     ],
     "leaves": [
      "device.online",
      "server.replaced"
     ]
    },
    {
     "event": "after.backOff.connection.server.replaced",
     "taken": [
      "server.replaced:xstate.after.backOff.connection.server.replaced"
     ],
     "leaves": [
      "device.online",
      "server.replaced"
     ]
    },
    {
     "event": "after.backOff.connection.server.replaced",
     "taken": [
      "server.replaced:xstate.after.backOff.connection.server.replaced"
     ],
     "leaves": [
      "device.online",
      "server.replaced"
     ]
    },
    {
     "event": "after.backOff.connection.server.replaced",
     "taken": [
      "server.replaced:xstate.after.backOff.connection.server.replaced"
     ],
     "leaves": [
      "device.online",
      "server.replaced"
     ]
    },
    {
     "event": "after.backOff.connection.server.replaced",
     "taken": [
      "server.replaced:xstate.after.backOff.connection.server.replaced"
     ],
     "leaves": [
      "device.online",
      "server.replaced"
     ]
    },
    {
     "event": "after.backOff.connection.server.replaced",
     "taken": [
      "server.replaced:xstate.after.backOff.connection.server.replaced"
     ],
     "leaves": [
      "device.online",
      "server.replaced"
     ]
    },
    {
     "event": "answer.arrived",
     "taken": [
      "server.replaced:answer.arrived"
     ],
     "leaves": [
      "device.online",
      "server.answering"
     ]
    }
   ]
  },
  {
   "title": "the connection asks nothing by itself while the device has no connection",
   "kind": "journey",
   "start": [
    "server.answering",
    "device.online"
   ],
   "steps": [
    {
     "event": "connection.lost",
     "taken": [
      "device.online:connection.lost"
     ],
     "leaves": [
      "server.answering",
      "device.offline"
     ]
    },
    {
     "event": "copy.shown",
     "taken": [
      "server.answering:copy.shown"
     ],
     "leaves": [
      "device.offline",
      "server.replaced"
     ]
    },
    {
     "event": "after.backOff.connection.server.replaced",
     "taken": [],
     "leaves": [
      "device.offline",
      "server.replaced"
     ]
    }
   ]
  },
  {
   "title": "the connection reads everything again before what waited goes on, which finds it being read",
   "kind": "journey",
   "start": [
    "server.answering",
    "device.online"
   ],
   "steps": [
    {
     "event": "connection.lost",
     "taken": [
      "device.online:connection.lost"
     ],
     "leaves": [
      "server.answering",
      "device.offline"
     ]
    },
    {
     "event": "copy.shown",
     "taken": [
      "server.answering:copy.shown"
     ],
     "leaves": [
      "device.offline",
      "server.replaced"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "server.replaced:connection.restored",
      "device.offline:connection.restored"
     ],
     "leaves": [
      "server.answering",
      "device.online"
     ]
    }
   ]
  },
  {
   "title": "copies.missed → {\"server\":\"answering\",\"device\":\"online\"}",
   "kind": "path",
   "start": [
    "server.answering",
    "device.online"
   ],
   "steps": [
    {
     "event": "copies.missed",
     "taken": [
      ":copies.missed"
     ],
     "leaves": [
      "server.answering",
      "device.online"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "connection.lost",
   "label": "connection.lost",
   "event": {
    "type": "connection.lost"
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
   "type": "copy.shown",
   "label": "copy.shown",
   "event": {
    "type": "copy.shown"
   }
  },
  {
   "type": "answer.arrived",
   "label": "answer.arrived",
   "event": {
    "type": "answer.arrived"
   }
  },
  {
   "type": "copies.missed",
   "label": "copies.missed",
   "event": {
    "type": "copies.missed"
   }
  },
  {
   "type": "xstate.after.backOff.connection.server.replaced",
   "label": "after.backOff.connection.server.replaced",
   "event": {
    "type": "xstate.after.backOff.connection.server.replaced"
   }
  }
 ],
 "inputs": [
  {
   "isOnline": true
  },
  {
   "isOnline": false
  }
 ]
})
