(window.flowBook ??= []).push({
 "id": "refund",
 "question": "Where does a request for money back stand, who acts next, and how can it end?",
 "description": "One request for money back, from the asking to its end.",
 "svg": "<svg data-plan=\"f320aa43474947d4\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 821 790\" width=\"821\" height=\"790\" role=\"img\" aria-label=\"refund: One request for money back, from the asking to its end.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"821\" height=\"790\"/>\n<g class=\"leaf\" data-state=\"refund.unasked\"><title>Nobody has asked for money back.</title><rect x=\"381\" y=\"52\" width=\"78\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"391\" y=\"73\" textLength=\"58\" lengthAdjust=\"spacingAndGlyphs\">Unasked</text></g>\n<g class=\"leaf\" data-state=\"refund.applying\"><title>Applying for refund: the shop looks at the request.</title><rect x=\"368\" y=\"182\" width=\"77\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"378\" y=\"203\" textLength=\"57\" lengthAdjust=\"spacingAndGlyphs\">Applying</text></g>\n<g class=\"leaf\" data-state=\"refund.awaitingReturn\"><title>The shopper has to send the goods back.</title><rect x=\"207\" y=\"324\" width=\"118\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"217\" y=\"345\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">Awaiting return</text></g>\n<g class=\"leaf\" data-state=\"refund.returning\"><title>The shop waits for the goods and looks at them.</title><rect x=\"161\" y=\"456\" width=\"84\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"171\" y=\"477\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Returning</text></g>\n<g class=\"leaf\" data-state=\"refund.refunding\"><title>The money is going back to the shopper’s balance.</title><rect x=\"450\" y=\"588\" width=\"87\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"460\" y=\"609\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Refunding</text></g>\n<g class=\"leaf\" data-state=\"refund.refunded\"><title>The money is back. This request is over; the order may go on.</title><rect x=\"569\" y=\"718\" width=\"84\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"579\" y=\"739\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Refunded</text></g>\n<g class=\"leaf\" data-state=\"refund.refused\"><title>The shop said no, and why. The order goes on where it stood.</title><rect x=\"139\" y=\"588\" width=\"75\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"149\" y=\"609\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text></g>\n<g class=\"leaf\" data-state=\"refund.withdrawn\"><title>The shopper took it back. The order goes on where it stood.</title><rect x=\"306\" y=\"456\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"316\" y=\"477\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">Withdrawn</text></g>\n<circle class=\"dot\" data-start=\"refund\" cx=\"420\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M420 26L420 52\"/><path class=\"tip\" d=\"M420 52L423.6 44L416.4 44Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unasked:refund.applied\"><path class=\"line\" d=\"M407 92L407 182\"/><path class=\"tip\" d=\"M407 182L410.6 174L403.4 174Z\"/></g>\n<g class=\"arrow operator\" data-line=\"unasked:order.annulled\"><path class=\"line\" d=\"M433 92L433 99Q433 106 440 106L686 106Q693 106 693 113L693 697Q693 704 686 704L632 704Q625 704 625 711L625 718\"/><path class=\"tip\" d=\"M625 718L628.6 710L621.4 710Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"applying:refund.withdrawn\"><path class=\"line\" d=\"M414 222L414 435Q414 442 407 442L373 442Q366 442 366 449L366 456\"/><path class=\"tip\" d=\"M366 456L369.6 448L362.4 448Z\"/></g>\n<g class=\"arrow operator\" data-line=\"applying:refund.refused\"><path class=\"line\" d=\"M383 222L383 229Q383 236 376 236L81 236Q74 236 74 243L74 567Q74 574 81 574L157 574Q164 574 164 581L164 588\"/><path class=\"tip\" d=\"M164 588L167.6 580L160.4 580Z\"/></g>\n<g class=\"arrow operator\" data-line=\"applying:refund.approved\"><path class=\"line\" d=\"M430 222L430 229Q430 236 437 236L501 236Q508 236 508 243L508 588\"/><path class=\"tip\" d=\"M508 588L511.6 580L504.4 580Z\"/></g>\n<g class=\"arrow operator\" data-line=\"applying:refund.approved:2\"><path class=\"line\" d=\"M399 222L399 241Q399 248 392 248L273 248Q266 248 266 255L266 324\"/><path class=\"tip\" d=\"M266 324L269.6 316L262.4 316Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"awaitingReturn:goods.sentBack\"><path class=\"line\" d=\"M246 364L246 371Q246 378 239 378L210 378Q203 378 203 385L203 456\"/><path class=\"tip\" d=\"M203 456L206.6 448L199.4 448Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"awaitingReturn:refund.withdrawn\"><path class=\"line\" d=\"M286 364L286 371Q286 378 293 378L329 378Q336 378 336 385L336 456\"/><path class=\"tip\" d=\"M336 456L339.6 448L332.4 448Z\"/></g>\n<g class=\"arrow operator\" data-line=\"returning:goods.returned\"><path class=\"line\" d=\"M217 496L217 503Q217 510 224 510L325 510Q332 510 332 517L332 567Q332 574 339 574L472 574Q479 574 479 581L479 588\"/><path class=\"tip\" d=\"M479 588L482.6 580L475.4 580Z\"/></g>\n<g class=\"arrow operator\" data-line=\"returning:refund.refused\"><path class=\"line\" d=\"M189 496L189 588\"/><path class=\"tip\" d=\"M189 588L192.6 580L185.4 580Z\"/></g>\n<g class=\"arrow clock\" data-line=\"refunding:refund.settled\"><path class=\"line\" d=\"M494 628L494 697Q494 704 501 704L590 704Q597 704 597 711L597 718\"/><path class=\"tip\" d=\"M597 718L600.6 710L593.4 710Z\"/></g>\n<g class=\"label\"><rect x=\"320\" y=\"120\" width=\"173\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"unasked:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back for some pieces, with or without sending them back.</title><rect class=\"hit\" x=\"322\" y=\"124\" width=\"169\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(324 125)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"341\" y=\"135\" textLength=\"148\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks for money</text><text x=\"341\" y=\"149\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">back for some pieces</text></g></g>\n<g class=\"label\"><rect x=\"596\" y=\"399\" width=\"193\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"unasked:order.annulled\" data-who=\"operator\"><title>order.annulled: The shop can’t fulfil the order: it asks in the shopper’s place, and pays all that is left at once.</title><rect class=\"hit\" x=\"598\" y=\"403\" width=\"189\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(600 404)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><g class=\"icon coin\" transform=\"translate(617 404)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"634\" y=\"414\" textLength=\"151\" lengthAdjust=\"spacingAndGlyphs\">The shop can’t fulfil the order</text></g></g>\n<g class=\"label\"><rect x=\"353\" y=\"326\" width=\"122\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"applying:refund.withdrawn\" data-who=\"shopper\"><title>refund.withdrawn: The shopper takes the request back.</title><rect class=\"hit\" x=\"355\" y=\"330\" width=\"118\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(357 331)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"374\" y=\"341\" textLength=\"97\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes</text><text x=\"374\" y=\"355\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">the request back</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"392\" width=\"116\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"applying:refund.refused\" data-who=\"operator\"><title>refund.refused: The shop refuses and says why.</title><rect class=\"hit\" x=\"18\" y=\"396\" width=\"112\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(20 397)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"37\" y=\"407\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">The shop refuses</text><text x=\"37\" y=\"421\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">and says why</text></g></g>\n<g class=\"label\"><rect x=\"431\" y=\"392\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"applying:refund.approved\" data-who=\"operator\"><title>refund.approved: The shop agrees, or offers less and says why; the goods stay where they are.</title><rect class=\"hit\" x=\"433\" y=\"396\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(435 397)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"452\" y=\"407\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The shop agrees, or</text><text x=\"452\" y=\"421\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">offers less and says why</text></g></g>\n<g class=\"label\"><rect x=\"189\" y=\"262\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"applying:refund.approved:2\" data-who=\"operator\"><title>refund.approved: The shop agrees, or offers less and says why, and says where to send the goods.</title><rect class=\"hit\" x=\"191\" y=\"266\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(193 267)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"210\" y=\"277\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The shop agrees, or</text><text x=\"210\" y=\"291\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">offers less and says why</text></g></g>\n<g class=\"label\"><rect x=\"144\" y=\"392\" width=\"117\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"awaitingReturn:goods.sentBack\" data-who=\"shopper\"><title>goods.sentBack: The goods are on their way back.</title><rect class=\"hit\" x=\"146\" y=\"396\" width=\"113\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(148 397)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"165\" y=\"407\" textLength=\"92\" lengthAdjust=\"spacingAndGlyphs\">The goods are on</text><text x=\"165\" y=\"421\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">their way back</text></g></g>\n<g class=\"label\"><rect x=\"273\" y=\"392\" width=\"125\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"awaitingReturn:refund.withdrawn\" data-who=\"shopper\"><title>refund.withdrawn: The shopper keeps the goods after all.</title><rect class=\"hit\" x=\"275\" y=\"396\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(277 397)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"294\" y=\"407\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper keeps</text><text x=\"294\" y=\"421\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">the goods after all</text></g></g>\n<g class=\"label\"><rect x=\"267\" y=\"531\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"returning:goods.returned\" data-who=\"operator\"><title>goods.returned: The goods are back; those fit for sale go on the shelf again.</title><rect class=\"hit\" x=\"269\" y=\"535\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(271 536)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"288\" y=\"546\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The goods are back</text></g></g>\n<g class=\"label\"><rect x=\"123\" y=\"524\" width=\"132\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"returning:refund.refused\" data-who=\"operator\"><title>refund.refused: What came back is not what was bought; the shop says why it refuses.</title><rect class=\"hit\" x=\"125\" y=\"528\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(127 529)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"144\" y=\"539\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">What came back is</text><text x=\"144\" y=\"553\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">not what was bought</text></g></g>\n<g class=\"label\"><rect x=\"414\" y=\"654\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"refunding:refund.settled\" data-who=\"clock\"><title>refund.settled: The shopper’s balance has the money: what was asked for, or what was offered.</title><rect class=\"hit\" x=\"416\" y=\"658\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(418 659)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(435 659)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"452\" y=\"669\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">The shopper’s balance</text><text x=\"452\" y=\"683\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">has the money</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "refund.unasked",
   "name": "unasked",
   "title": "Unasked",
   "code": null,
   "kind": "leaf",
   "description": "Nobody has asked for money back.",
   "tags": [
    "shopperActs"
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
     "file": "screens/refund/unasked.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refund/unasked.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refund/unasked.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refund/unasked.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refund.applying",
   "name": "applying",
   "title": "Applying",
   "code": null,
   "kind": "leaf",
   "description": "Applying for refund: the shop looks at the request.",
   "tags": [
    "operatorActs"
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
     "file": "screens/refund/applying.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refund/applying.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refund/applying.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refund/applying.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refund.awaitingReturn",
   "name": "awaitingReturn",
   "title": "Awaiting return",
   "code": null,
   "kind": "leaf",
   "description": "The shopper has to send the goods back.",
   "tags": [
    "shopperActs"
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
     "file": "screens/refund/awaitingReturn.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refund/awaitingReturn.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refund/awaitingReturn.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refund/awaitingReturn.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refund.returning",
   "name": "returning",
   "title": "Returning",
   "code": null,
   "kind": "leaf",
   "description": "The shop waits for the goods and looks at them.",
   "tags": [
    "operatorActs"
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
     "file": "screens/refund/returning.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refund/returning.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refund/returning.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refund/returning.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refund.refunding",
   "name": "refunding",
   "title": "Refunding",
   "code": null,
   "kind": "leaf",
   "description": "The money is going back to the shopper’s balance.",
   "tags": [
    "clockActs"
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
     "file": "screens/refund/refunding.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refund/refunding.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refund/refunding.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refund/refunding.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refund.refunded",
   "name": "refunded",
   "title": "Refunded",
   "code": null,
   "kind": "leaf",
   "description": "The money is back. This request is over; the order may go on.",
   "tags": [
    "over"
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
     "file": "screens/refund/refunded.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refund/refunded.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refund/refunded.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refund/refunded.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refund.refused",
   "name": "refused",
   "title": "Refused",
   "code": null,
   "kind": "leaf",
   "description": "The shop said no, and why. The order goes on where it stood.",
   "tags": [
    "over"
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
     "file": "screens/refund/refused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refund/refused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refund/refused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refund/refused.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "refund.withdrawn",
   "name": "withdrawn",
   "title": "Withdrawn",
   "code": null,
   "kind": "leaf",
   "description": "The shopper took it back. The order goes on where it stood.",
   "tags": [
    "over"
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
     "file": "screens/refund/withdrawn.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/refund/withdrawn.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/refund/withdrawn.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/refund/withdrawn.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "unasked:refund.applied",
   "key": "refund.unasked: refund.applied → refund.applying",
   "from": "unasked",
   "to": [
    "applying"
   ],
   "event": "refund.applied",
   "words": "refund.applied",
   "label": "The shopper asks for money back for some pieces",
   "description": "The shopper asks for money back for some pieces, with or without sending them back.",
   "who": "shopper",
   "isMoney": false,
   "guard": "canBeGiven",
   "effects": [
    "keepRequest"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "stage": "applying",
     "amountCents": 2000,
     "offeredCents": null,
     "refusedFor": null
    }
   },
   "drilled": {
    "planted": 17,
    "noticed": 17
   }
  },
  {
   "name": "unasked:order.annulled",
   "key": "refund.unasked: order.annulled → refund.refunded",
   "from": "unasked",
   "to": [
    "refunded"
   ],
   "event": "order.annulled",
   "words": "order.annulled",
   "label": "The shop can’t fulfil the order",
   "description": "The shop can’t fulfil the order: it asks in the shopper’s place, and pays all that is left at once.",
   "who": "operator",
   "isMoney": true,
   "guard": "hasReason",
   "effects": [
    "keepAnnulment",
    "giveBack"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "refund",
      "from": "escrow",
      "to": "available",
      "amountCents": 3000
     }
    ],
    "record": {
     "stage": "refunded",
     "amountCents": 3000,
     "offeredCents": null,
     "refusedFor": null
    }
   },
   "drilled": {
    "planted": 15,
    "noticed": 15
   }
  },
  {
   "name": "applying:refund.withdrawn",
   "key": "refund.applying: refund.withdrawn → refund.withdrawn",
   "from": "applying",
   "to": [
    "withdrawn"
   ],
   "event": "refund.withdrawn",
   "words": "refund.withdrawn",
   "label": "The shopper takes the request back",
   "description": "The shopper takes the request back.",
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
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
      "method": "POST",
      "path": "/api/refund/withdraw",
      "input": {
       "refundId": 8
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "stage": "withdrawn",
     "amountCents": 2000,
     "offeredCents": null,
     "refusedFor": null
    }
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "applying:refund.refused",
   "key": "refund.applying: refund.refused → refund.refused",
   "from": "applying",
   "to": [
    "refused"
   ],
   "event": "refund.refused",
   "words": "refund.refused",
   "label": "The shop refuses and says why",
   "description": "The shop refuses and says why.",
   "who": "operator",
   "isMoney": false,
   "guard": "hasReason",
   "effects": [
    "keepRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "stage": "refused",
     "amountCents": 2000,
     "offeredCents": null,
     "refusedFor": "worn"
    }
   },
   "drilled": {
    "planted": 10,
    "noticed": 10
   }
  },
  {
   "name": "applying:refund.approved",
   "key": "refund.applying: refund.approved → refund.refunding [branch 1]",
   "from": "applying",
   "to": [
    "refunding"
   ],
   "event": "refund.approved",
   "words": "refund.approved",
   "label": "The shop agrees, or offers less and says why",
   "description": "The shop agrees, or offers less and says why; the goods stay where they are.",
   "who": "operator",
   "isMoney": false,
   "guard": "needsNoReturn",
   "effects": [
    "keepOffer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "stage": "refunding",
     "amountCents": 2000,
     "offeredCents": 200,
     "refusedFor": null
    }
   },
   "drilled": {
    "planted": 9,
    "noticed": 8
   }
  },
  {
   "name": "applying:refund.approved:2",
   "key": "refund.applying: refund.approved → refund.awaitingReturn [branch 2]",
   "from": "applying",
   "to": [
    "awaitingReturn"
   ],
   "event": "refund.approved",
   "words": "refund.approved",
   "label": "The shop agrees, or offers less and says why",
   "description": "The shop agrees, or offers less and says why, and says where to send the goods.",
   "who": "operator",
   "isMoney": false,
   "guard": "hasReturnAddress",
   "effects": [
    "keepOffer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "stage": "awaitingReturn",
     "amountCents": 2000,
     "offeredCents": 200,
     "refusedFor": null
    }
   },
   "drilled": {
    "planted": 14,
    "noticed": 13
   }
  },
  {
   "name": "awaitingReturn:goods.sentBack",
   "key": "refund.awaitingReturn: goods.sentBack → refund.returning",
   "from": "awaitingReturn",
   "to": [
    "returning"
   ],
   "event": "goods.sentBack",
   "words": "goods.sentBack",
   "label": "The goods are on their way back",
   "description": "The goods are on their way back.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasTracking",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
      "method": "POST",
      "path": "/api/refund/send_back",
      "input": {
       "refundId": 8,
       "carrier": "UPS",
       "trackingNumber": "1Z9"
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "stage": "returning",
     "amountCents": 2000,
     "offeredCents": 200,
     "refusedFor": null
    }
   },
   "drilled": {
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": "awaitingReturn:refund.withdrawn",
   "key": "refund.awaitingReturn: refund.withdrawn → refund.withdrawn",
   "from": "awaitingReturn",
   "to": [
    "withdrawn"
   ],
   "event": "refund.withdrawn",
   "words": "refund.withdrawn",
   "label": "The shopper keeps the goods after all",
   "description": "The shopper keeps the goods after all.",
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
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
      "method": "POST",
      "path": "/api/refund/withdraw",
      "input": {
       "refundId": 8
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "stage": "withdrawn",
     "amountCents": 2000,
     "offeredCents": 200,
     "refusedFor": null
    }
   },
   "drilled": {
    "planted": 2,
    "noticed": 2
   }
  },
  {
   "name": "returning:goods.returned",
   "key": "refund.returning: goods.returned → refund.refunding",
   "from": "returning",
   "to": [
    "refunding"
   ],
   "event": "goods.returned",
   "words": "goods.returned",
   "label": "The goods are back",
   "description": "The goods are back; those fit for sale go on the shelf again.",
   "who": "operator",
   "isMoney": false,
   "guard": "isReturnedQuantity",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "stage": "refunding",
     "amountCents": 2000,
     "offeredCents": 200,
     "refusedFor": null
    }
   },
   "drilled": {
    "planted": 11,
    "noticed": 9
   }
  },
  {
   "name": "returning:refund.refused",
   "key": "refund.returning: refund.refused → refund.refused",
   "from": "returning",
   "to": [
    "refused"
   ],
   "event": "refund.refused",
   "words": "refund.refused",
   "label": "What came back is not what was bought",
   "description": "What came back is not what was bought; the shop says why it refuses.",
   "who": "operator",
   "isMoney": false,
   "guard": "hasReason",
   "effects": [
    "keepRefusal"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "stage": "refused",
     "amountCents": 2000,
     "offeredCents": 200,
     "refusedFor": "worn"
    }
   },
   "drilled": {
    "planted": 10,
    "noticed": 10
   }
  },
  {
   "name": "refunding:refund.settled",
   "key": "refund.refunding: refund.settled → refund.refunded",
   "from": "refunding",
   "to": [
    "refunded"
   ],
   "event": "refund.settled",
   "words": "refund.settled",
   "label": "The shopper’s balance has the money",
   "description": "The shopper’s balance has the money: what was asked for, or what was offered.",
   "who": "clock",
   "isMoney": true,
   "guard": null,
   "effects": [
    "giveBack"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/refundPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "refund",
      "from": "escrow",
      "to": "available",
      "amountCents": 200
     }
    ],
    "record": {
     "stage": "refunded",
     "amountCents": 2000,
     "offeredCents": 200,
     "refusedFor": null
    }
   },
   "drilled": {
    "planted": 4,
    "noticed": 4
   }
  }
 ],
 "films": [
  {
   "title": "a request for money back agreed to, it pays what was asked for",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved"
     ],
     "leaves": [
      "refunding"
     ]
    },
    {
     "event": "refund.settled",
     "taken": [
      "refunding:refund.settled"
     ],
     "leaves": [
      "refunded"
     ]
    }
   ]
  },
  {
   "title": "a request for money back answered with an offer, it pays the offer",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":{\"amountCents\":200,\"reason\":\"one scratch\"}}",
     "taken": [
      "applying:refund.approved"
     ],
     "leaves": [
      "refunding"
     ]
    },
    {
     "event": "refund.settled",
     "taken": [
      "refunding:refund.settled"
     ],
     "leaves": [
      "refunded"
     ]
    }
   ]
  },
  {
   "title": "a request for money back with return, it pays once the shop has looked at the goods",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    },
    {
     "event": "goods.returned {\"resellableQuantity\":1}",
     "taken": [
      "returning:goods.returned"
     ],
     "leaves": [
      "refunding"
     ]
    },
    {
     "event": "refund.settled",
     "taken": [
      "refunding:refund.settled"
     ],
     "leaves": [
      "refunded"
     ]
    }
   ]
  },
  {
   "title": "a request for money back refused, it keeps the reason and pays nothing",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    },
    {
     "event": "refund.refused {\"reason\":\"worn\"}",
     "taken": [
      "returning:refund.refused"
     ],
     "leaves": [
      "refused"
     ]
    }
   ]
  },
  {
   "title": "a request for money back can’t come back with -1 pieces to be sold again",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    }
   ]
  },
  {
   "title": "a request for money back can come back with 0 pieces to be sold again",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    }
   ]
  },
  {
   "title": "a request for money back can come back with 1 pieces to be sold again",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    }
   ]
  },
  {
   "title": "a request for money back can’t come back with 2 pieces to be sold again",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    }
   ]
  },
  {
   "title": "a request for money back withdrawn, it pays nothing and has no reason",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "refund.withdrawn",
     "taken": [
      "awaitingReturn:refund.withdrawn"
     ],
     "leaves": [
      "withdrawn"
     ]
    }
   ]
  },
  {
   "title": "a request for money back made by the shop itself, which annuls the order, it pays all that was left",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "order.annulled {\"leftCents\":3000,\"pieces\":3,\"reason\":\"sold out\"}",
     "taken": [
      "unasked:order.annulled"
     ],
     "leaves": [
      "refunded"
     ]
    }
   ]
  },
  {
   "title": "what a request is not asking for nothing",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":0,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [],
     "leaves": [
      "unasked"
     ]
    }
   ]
  },
  {
   "title": "what a request is not asking for half a cent",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":0.5,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [],
     "leaves": [
      "unasked"
     ]
    }
   ]
  },
  {
   "title": "what a request is not asking for a cent more than the pieces can give",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2001,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [],
     "leaves": [
      "unasked"
     ]
    }
   ]
  },
  {
   "title": "what a request is not asking for no piece",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":0,\"withReturn\":false}",
     "taken": [],
     "leaves": [
      "unasked"
     ]
    }
   ]
  },
  {
   "title": "what a request is not annulling without a reason",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "order.annulled {\"leftCents\":3000,\"pieces\":3,\"reason\":\" \"}",
     "taken": [],
     "leaves": [
      "unasked"
     ]
    }
   ]
  },
  {
   "title": "what a request is not annulling while the shopper asks",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "order.annulled {\"leftCents\":3000,\"pieces\":3,\"reason\":\"sold out\"}",
     "taken": [],
     "leaves": [
      "applying"
     ]
    }
   ]
  },
  {
   "title": "what a request is not asking twice",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [],
     "leaves": [
      "applying"
     ]
    }
   ]
  },
  {
   "title": "what a request is not refusing without a reason",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.refused {\"reason\":\" \"}",
     "taken": [],
     "leaves": [
      "applying"
     ]
    }
   ]
  },
  {
   "title": "what a request is not offering all that was asked for",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":{\"amountCents\":2000,\"reason\":\"one scratch\"}}",
     "taken": [],
     "leaves": [
      "applying"
     ]
    }
   ]
  },
  {
   "title": "what a request is not offering nothing",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":{\"amountCents\":0,\"reason\":\"one scratch\"}}",
     "taken": [],
     "leaves": [
      "applying"
     ]
    }
   ]
  },
  {
   "title": "what a request is not offering half a cent",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":{\"amountCents\":0.5,\"reason\":\"one scratch\"}}",
     "taken": [],
     "leaves": [
      "applying"
     ]
    }
   ]
  },
  {
   "title": "what a request is not offering less without a reason",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":{\"amountCents\":200,\"reason\":\" \"}}",
     "taken": [],
     "leaves": [
      "applying"
     ]
    }
   ]
  },
  {
   "title": "what a request is not offering less of a return without a reason",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":{\"amountCents\":200,\"reason\":\" \"}}",
     "taken": [],
     "leaves": [
      "applying"
     ]
    }
   ]
  },
  {
   "title": "what a request is not a return without an address",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\" \",\"offer\":null}",
     "taken": [],
     "leaves": [
      "applying"
     ]
    }
   ]
  },
  {
   "title": "what a request is not sending back without a carrier",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\" \",\"trackingNumber\":\"1Z9\"}",
     "taken": [],
     "leaves": [
      "awaitingReturn"
     ]
    }
   ]
  },
  {
   "title": "what a request is not sending back without a number",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\" \"}",
     "taken": [],
     "leaves": [
      "awaitingReturn"
     ]
    }
   ]
  },
  {
   "title": "what a request is not refusing what is still to be sent back",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "refund.refused {\"reason\":\"worn\"}",
     "taken": [],
     "leaves": [
      "awaitingReturn"
     ]
    }
   ]
  },
  {
   "title": "what a request is not withdrawing what is on its way back",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    },
    {
     "event": "refund.withdrawn",
     "taken": [],
     "leaves": [
      "returning"
     ]
    }
   ]
  },
  {
   "title": "what a request is not shelving more than came back",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    },
    {
     "event": "goods.returned {\"resellableQuantity\":2}",
     "taken": [],
     "leaves": [
      "returning"
     ]
    }
   ]
  },
  {
   "title": "what a request is not shelving less than nothing",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    },
    {
     "event": "goods.returned {\"resellableQuantity\":-1}",
     "taken": [],
     "leaves": [
      "returning"
     ]
    }
   ]
  },
  {
   "title": "what a request is not shelving half a piece",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved:2"
     ],
     "leaves": [
      "awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
     "taken": [
      "awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "returning"
     ]
    },
    {
     "event": "goods.returned {\"resellableQuantity\":0.5}",
     "taken": [],
     "leaves": [
      "returning"
     ]
    }
   ]
  },
  {
   "title": "what a request is not withdrawing what is being paid",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved"
     ],
     "leaves": [
      "refunding"
     ]
    },
    {
     "event": "refund.withdrawn",
     "taken": [],
     "leaves": [
      "refunding"
     ]
    }
   ]
  },
  {
   "title": "what a request is not paying twice",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "applying:refund.approved"
     ],
     "leaves": [
      "refunding"
     ]
    },
    {
     "event": "refund.settled",
     "taken": [
      "refunding:refund.settled"
     ],
     "leaves": [
      "refunded"
     ]
    },
    {
     "event": "refund.settled",
     "taken": [],
     "leaves": [
      "refunded"
     ]
    }
   ]
  },
  {
   "title": "what a request is not going on once refused",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.refused {\"reason\":\"worn\"}",
     "taken": [
      "applying:refund.refused"
     ],
     "leaves": [
      "refused"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [],
     "leaves": [
      "refused"
     ]
    }
   ]
  },
  {
   "title": "what a request is not going on once withdrawn",
   "kind": "journey",
   "start": [
    "unasked"
   ],
   "steps": [
    {
     "event": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
     "taken": [
      "unasked:refund.applied"
     ],
     "leaves": [
      "applying"
     ]
    },
    {
     "event": "refund.withdrawn",
     "taken": [
      "applying:refund.withdrawn"
     ],
     "leaves": [
      "withdrawn"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [],
     "leaves": [
      "withdrawn"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "refund.applied",
   "label": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
   "event": {
    "type": "refund.applied",
    "amountCents": 2000,
    "mostCents": 2000,
    "pieces": 1,
    "withReturn": false
   }
  },
  {
   "type": "refund.applied",
   "label": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":1,\"withReturn\":true}",
   "event": {
    "type": "refund.applied",
    "amountCents": 2000,
    "mostCents": 2000,
    "pieces": 1,
    "withReturn": true
   }
  },
  {
   "type": "refund.applied",
   "label": "refund.applied {\"amountCents\":2001,\"mostCents\":2000,\"pieces\":1,\"withReturn\":false}",
   "event": {
    "type": "refund.applied",
    "amountCents": 2001,
    "mostCents": 2000,
    "pieces": 1,
    "withReturn": false
   }
  },
  {
   "type": "refund.applied",
   "label": "refund.applied {\"amountCents\":2000,\"mostCents\":2000,\"pieces\":0,\"withReturn\":false}",
   "event": {
    "type": "refund.applied",
    "amountCents": 2000,
    "mostCents": 2000,
    "pieces": 0,
    "withReturn": false
   }
  },
  {
   "type": "order.annulled",
   "label": "order.annulled {\"leftCents\":3000,\"pieces\":3,\"reason\":\"sold out\"}",
   "event": {
    "type": "order.annulled",
    "leftCents": 3000,
    "pieces": 3,
    "reason": "sold out"
   }
  },
  {
   "type": "order.annulled",
   "label": "order.annulled {\"leftCents\":3000,\"pieces\":3,\"reason\":\" \"}",
   "event": {
    "type": "order.annulled",
    "leftCents": 3000,
    "pieces": 3,
    "reason": " "
   }
  },
  {
   "type": "refund.withdrawn",
   "label": "refund.withdrawn",
   "event": {
    "type": "refund.withdrawn"
   }
  },
  {
   "type": "refund.refused",
   "label": "refund.refused {\"reason\":\"worn\"}",
   "event": {
    "type": "refund.refused",
    "reason": "worn"
   }
  },
  {
   "type": "refund.refused",
   "label": "refund.refused {\"reason\":\" \"}",
   "event": {
    "type": "refund.refused",
    "reason": " "
   }
  },
  {
   "type": "refund.approved",
   "label": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
   "event": {
    "type": "refund.approved",
    "returnAddress": "Pier 4",
    "offer": null
   }
  },
  {
   "type": "refund.approved",
   "label": "refund.approved {\"returnAddress\":null,\"offer\":null}",
   "event": {
    "type": "refund.approved",
    "returnAddress": null,
    "offer": null
   }
  },
  {
   "type": "refund.approved",
   "label": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":{\"amountCents\":200,\"reason\":\"one scratch\"}}",
   "event": {
    "type": "refund.approved",
    "returnAddress": "Pier 4",
    "offer": {
     "amountCents": 200,
     "reason": "one scratch"
    }
   }
  },
  {
   "type": "goods.sentBack",
   "label": "goods.sentBack {\"carrier\":\"UPS\",\"trackingNumber\":\"1Z9\"}",
   "event": {
    "type": "goods.sentBack",
    "carrier": "UPS",
    "trackingNumber": "1Z9"
   }
  },
  {
   "type": "goods.sentBack",
   "label": "goods.sentBack {\"carrier\":\"\",\"trackingNumber\":\"1Z9\"}",
   "event": {
    "type": "goods.sentBack",
    "carrier": "",
    "trackingNumber": "1Z9"
   }
  },
  {
   "type": "goods.returned",
   "label": "goods.returned {\"resellableQuantity\":1}",
   "event": {
    "type": "goods.returned",
    "resellableQuantity": 1
   }
  },
  {
   "type": "goods.returned",
   "label": "goods.returned {\"resellableQuantity\":2}",
   "event": {
    "type": "goods.returned",
    "resellableQuantity": 2
   }
  },
  {
   "type": "refund.settled",
   "label": "refund.settled",
   "event": {
    "type": "refund.settled"
   }
  }
 ],
 "inputs": []
})
