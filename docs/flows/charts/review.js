(window.flowBook ??= []).push({
 "id": "review",
 "question": "When can what was bought be reviewed, and does a review count once?",
 "description": "Reviewing what one bought, line by line, with the service and the shipping.",
 "svg": "<svg data-plan=\"0d6afc4c2abdd3a1\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1317 802\" width=\"1317\" height=\"802\" role=\"img\" aria-label=\"review: Reviewing what one bought, line by line, with the service and the shipping.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1317\" height=\"802\"/>\n<g class=\"leaf\" data-state=\"review.opening\"><title>The order is looked at.</title><rect x=\"592\" y=\"52\" width=\"76\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"602\" y=\"73\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Opening</text></g>\n<g class=\"leaf\" data-state=\"review.unopened\"><title>The screen says why nothing is there.</title><rect x=\"153\" y=\"264\" width=\"88\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"163\" y=\"285\" textLength=\"68\" lengthAdjust=\"spacingAndGlyphs\">Unopened</text></g>\n<g class=\"leaf\" data-state=\"review.closed\"><title>The order takes no review now; the screen says why.</title><rect x=\"269\" y=\"264\" width=\"66\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"279\" y=\"285\" textLength=\"46\" lengthAdjust=\"spacingAndGlyphs\">Closed</text></g>\n<g class=\"box compound\" data-state=\"review.filling\"><title>The shopper writes.</title><rect x=\"512\" y=\"264\" width=\"336.8\" height=\"228\" rx=\"12\"/><text class=\"title\" x=\"522\" y=\"285\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">Filling</text></g>\n<g class=\"leaf\" data-state=\"review.filling.ready\"><title>The review can be sent.</title><rect x=\"528\" y=\"422\" width=\"222\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"538\" y=\"443\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text><g class=\"row\" data-arrow=\"filling.ready:values.edited\" data-who=\"shopper\"><title>values.edited: What was refused is being changed.</title><rect class=\"hit\" x=\"536\" y=\"452\" width=\"206\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(538 453)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"555\" y=\"463\" textLength=\"185\" lengthAdjust=\"spacingAndGlyphs\">What was refused is being changed</text></g></g>\n<g class=\"leaf\" data-state=\"review.filling.unanswered\"><title>Nobody knows whether it arrived: sending it again is safe.</title><rect x=\"729.8\" y=\"304\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"739.8\" y=\"325\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"leaf\" data-state=\"review.submitting\"><title>The server checks and keeps it.</title><rect x=\"829\" y=\"614\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"839\" y=\"635\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">Submitting</text></g>\n<g class=\"leaf\" data-state=\"review.submitted\"><title>Done; the order and the product show it.</title><rect x=\"1073\" y=\"730\" width=\"87\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1083\" y=\"751\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Submitted</text></g>\n<circle class=\"dot\" data-start=\"review\" cx=\"630\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M630 26L630 52\"/><path class=\"tip\" d=\"M630 52L633.6 44L626.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"review.filling\" cx=\"589.5\" cy=\"339\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M589.5 344L589.5 401Q589.5 408 596.5 408L632 408Q639 408 639 415L639 422\"/><path class=\"tip\" d=\"M639 422L642.6 414L635.4 414Z\"/></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openOrder\"><path class=\"line\" d=\"M640 92L640 123Q640 130 647 130L764 130Q771 130 771 137L771 264\"/><path class=\"tip\" d=\"M771 264L774.6 256L767.4 256Z\"/></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openOrder:2\"><path class=\"line\" d=\"M621 92L621 123Q621 130 614 130L479 130Q472 130 472 137L472 213Q472 220 465 220L298 220Q291 220 291 227L291 264\"/><path class=\"tip\" d=\"M291 264L294.6 256L287.4 256Z\"/></g>\n<g class=\"arrow server\" data-line=\"opening:xstate.done.actor.openOrder:3 opening:xstate.error.actor.openOrder\"><path class=\"line\" d=\"M602 92L602 99Q602 106 595 106L114 106Q107 106 107 113L107 201Q107 208 114 208L175 208Q182 208 182 215L182 264\"/><path class=\"tip\" d=\"M182 264L185.6 256L178.4 256Z\"/></g>\n<g class=\"arrow many\" data-line=\"unopened:retry.requested unopened:connection.restored unopened:review.shown\"><path class=\"line\" d=\"M212 264L212 215Q212 208 219 208L291 208Q298 208 298 201L298 125Q298 118 305 118L604 118Q611 118 611 111L611 92\"/><path class=\"tip\" d=\"M611 92L607.4 100L614.6 100Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"closed:review.shown\"><path class=\"line\" d=\"M313 264L313 239Q313 232 320 232L623 232Q630 232 630 225L630 92\"/><path class=\"tip\" d=\"M630 92L626.4 100L633.6 100Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filling.ready:review.submitted\"><path class=\"line\" d=\"M639 476L639 581Q639 588 646 588L852 588Q859 588 859 595L859 614\"/><path class=\"tip\" d=\"M859 614L862.6 606L855.4 606Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filling.unanswered:values.edited\"><path class=\"line\" d=\"M764.2 344L764.2 351Q764.2 358 757.2 358L701.5 358Q694.5 358 694.5 365L694.5 422\"/><path class=\"tip\" d=\"M694.5 422L698.1 414L690.9 414Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"filling.unanswered:review.submitted\"><path class=\"line\" d=\"M798.5 344L799 491Q799 498 799 505L799 569Q799 576 806 576L867 576Q874 576 874 583L874 614\"/><path class=\"tip\" d=\"M874 614L877.6 606L870.4 606Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.addReview\"><path class=\"line\" d=\"M874 654L874 709Q874 716 881 716L1095 716Q1102 716 1102 723L1102 730\"/><path class=\"tip\" d=\"M1102 730L1105.6 722L1098.4 722Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.addReview:2\"><path class=\"line\" d=\"M904 614L904 583Q904 576 911 576L1105 576Q1112 576 1112 569L1112 125Q1112 118 1105 118L656 118Q649 118 649 111L649 92\"/><path class=\"tip\" d=\"M649 92L645.4 100L652.6 100Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.addReview:3\"><path class=\"line\" d=\"M844 614L844 607Q844 600 837 600L431 600Q424 600 424 593L424 251Q424 244 431 244L561 244Q568 244 567.8 251L567.7 251Q567.5 258 567.5 265L567.5 401Q567.5 408 574.5 408L576.5 408Q583.5 408 583.5 415L583.5 422\"/><path class=\"tip\" d=\"M583.5 422L587.1 414L579.9 414Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.addReview:4 submitting:xstate.error.actor.addReview\"><path class=\"line\" d=\"M889 614L889 519Q889 512 896 512L949 512Q956 512 956 505L956 251Q956 244 949 244L788 244Q781 244 781.2 251L781.2 251Q781.3 258 781.3 265L781.3 304\"/><path class=\"tip\" d=\"M781.3 304L785 296L777.7 296Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"submitted:review.shown\"><path class=\"line\" d=\"M1131 730L1131 723Q1131 716 1138 716L1200 716Q1207 716 1207 709L1207 113Q1207 106 1200 106L666 106Q659 106 659 99L659 92\"/><path class=\"tip\" d=\"M659 92L655.4 100L662.6 100Z\"/></g>\n<g class=\"label\"><rect x=\"715\" y=\"151\" width=\"112\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openOrder\" data-who=\"server\"><title>openOrder answered: Some lines have no review yet.</title><rect class=\"hit\" x=\"717\" y=\"155\" width=\"108\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(719 156)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"736\" y=\"166\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">Some lines have</text><text x=\"736\" y=\"180\" textLength=\"69\" lengthAdjust=\"spacingAndGlyphs\">no review yet</text></g></g>\n<g class=\"label\"><rect x=\"399\" y=\"151\" width=\"145\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openOrder:2\" data-who=\"server\"><title>openOrder answered: Everything is reviewed, or nothing can be yet.</title><rect class=\"hit\" x=\"401\" y=\"155\" width=\"141\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(403 156)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"420\" y=\"166\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">Everything is reviewed,</text><text x=\"420\" y=\"180\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">or nothing can be yet</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"151\" width=\"181\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"opening:xstate.done.actor.openOrder:3\" data-who=\"server\"><title>openOrder answered: The order could not be loaded.</title><rect class=\"hit\" x=\"18\" y=\"155\" width=\"177\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 156)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"166\" textLength=\"156\" lengthAdjust=\"spacingAndGlyphs\">The order could not be loaded</text></g><g class=\"row dim\" data-arrow=\"opening:xstate.error.actor.openOrder\" data-who=\"server\"><title>openOrder broke down</title><rect class=\"hit\" x=\"18\" y=\"169\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 170)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"180\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">openOrder broke down</text></g></g>\n<g class=\"label\"><rect x=\"209\" y=\"144\" width=\"178\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"unopened:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"211\" y=\"148\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(213 149)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"230\" y=\"159\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"unopened:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"211\" y=\"162\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(213 163)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"230\" y=\"173\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"unopened:review.shown\" data-who=\"shopper\"><title>review.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"211\" y=\"176\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(213 177)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"230\" y=\"187\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"556\" y=\"158\" width=\"147\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"closed:review.shown\" data-who=\"shopper\"><title>review.shown: Perhaps it does by now.</title><rect class=\"hit\" x=\"558\" y=\"162\" width=\"143\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(560 163)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"577\" y=\"173\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">Perhaps it does by now</text></g></g>\n<g class=\"label\"><rect x=\"572\" y=\"533\" width=\"134\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.ready:review.submitted\" data-who=\"shopper\"><title>review.submitted: The shopper sends it.</title><rect class=\"hit\" x=\"574\" y=\"537\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(576 538)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"593\" y=\"548\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The shopper sends it</text></g></g>\n<g class=\"label\"><rect x=\"606.5\" y=\"372\" width=\"176\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.unanswered:values.edited\" data-who=\"shopper\"><title>values.edited: Changed, it is another review.</title><rect class=\"hit\" x=\"608.5\" y=\"376\" width=\"172\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(610.5 377)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"627.5\" y=\"387\" textLength=\"151\" lengthAdjust=\"spacingAndGlyphs\">Changed, it is another review</text></g></g>\n<g class=\"label\"><rect x=\"732\" y=\"526\" width=\"133\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"filling.unanswered:review.submitted\" data-who=\"shopper\"><title>review.submitted: Sent again as it was, so it counts once.</title><rect class=\"hit\" x=\"734\" y=\"530\" width=\"129\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(736 531)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"753\" y=\"541\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">Sent again as it was,</text><text x=\"753\" y=\"555\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">so it counts once</text></g></g>\n<g class=\"label\"><rect x=\"785\" y=\"680\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.addReview\" data-who=\"server\"><title>addReview answered: The order shows as reviewed.</title><rect class=\"hit\" x=\"787\" y=\"684\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(789 685)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"806\" y=\"695\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The order shows as reviewed</text></g></g>\n<g class=\"label\"><rect x=\"1047\" y=\"367\" width=\"130\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.addReview:2\" data-who=\"server\"><title>addReview answered: The order moved on; it is looked at again.</title><rect class=\"hit\" x=\"1049\" y=\"371\" width=\"126\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1051 372)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1068\" y=\"382\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The order moved on</text></g></g>\n<g class=\"label\"><rect x=\"363\" y=\"360\" width=\"121\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.addReview:3\" data-who=\"server\"><title>addReview answered: Something in it has to be changed.</title><rect class=\"hit\" x=\"365\" y=\"364\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(367 365)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"384\" y=\"375\" textLength=\"78\" lengthAdjust=\"spacingAndGlyphs\">Something in it</text><text x=\"384\" y=\"389\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">has to be changed</text></g></g>\n<g class=\"label\"><rect x=\"877\" y=\"360\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.addReview:4\" data-who=\"server\"><title>addReview answered: The answer never arrived.</title><rect class=\"hit\" x=\"879\" y=\"364\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(881 365)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"898\" y=\"375\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"submitting:xstate.error.actor.addReview\" data-who=\"server\"><title>addReview broke down</title><rect class=\"hit\" x=\"879\" y=\"378\" width=\"143\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(881 379)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"898\" y=\"389\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">addReview broke down</text></g></g>\n<g class=\"label\"><rect x=\"1129\" y=\"526\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitted:review.shown\" data-who=\"shopper\"><title>review.shown: The shopper comes back for the lines that are left.</title><rect class=\"hit\" x=\"1131\" y=\"530\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1133 531)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1150\" y=\"541\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back</text><text x=\"1150\" y=\"555\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">for the lines that are left</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "review.opening",
   "name": "opening",
   "title": "Opening",
   "code": null,
   "kind": "leaf",
   "description": "The order is looked at.",
   "tags": [],
   "calls": [
    "openOrder"
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
     "file": "screens/review/opening.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/review/opening.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/review/opening.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/review/opening.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "review.unopened",
   "name": "unopened",
   "title": "Unopened",
   "code": null,
   "kind": "leaf",
   "description": "The screen says why nothing is there.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [
    "forgetFailure"
   ],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/review/unopened.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/review/unopened.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/review/unopened.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/review/unopened.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "review.closed",
   "name": "closed",
   "title": "Closed",
   "code": null,
   "kind": "leaf",
   "description": "The order takes no review now; the screen says why.",
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
     "file": "screens/review/closed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/review/closed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/review/closed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/review/closed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "review.filling",
   "name": "filling",
   "title": "Filling",
   "code": null,
   "kind": "compound",
   "description": "The shopper writes.",
   "tags": [
    "form"
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
   "id": "review.filling.ready",
   "name": "filling.ready",
   "title": "Ready",
   "code": null,
   "kind": "leaf",
   "description": "The review can be sent.",
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
     "file": "screens/review/filling.ready.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/review/filling.ready.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/review/filling.ready.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/review/filling.ready.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "review.filling.unanswered",
   "name": "filling.unanswered",
   "title": "Unanswered",
   "code": null,
   "kind": "leaf",
   "description": "Nobody knows whether it arrived: sending it again is safe.",
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
     "file": "screens/review/filling.unanswered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/review/filling.unanswered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/review/filling.unanswered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/review/filling.unanswered.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "review.submitting",
   "name": "submitting",
   "title": "Submitting",
   "code": null,
   "kind": "leaf",
   "description": "The server checks and keeps it.",
   "tags": [
    "form",
    "busy"
   ],
   "calls": [
    "addReview"
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
     "file": "screens/review/submitting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/review/submitting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/review/submitting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/review/submitting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "review.submitted",
   "name": "submitted",
   "title": "Submitted",
   "code": null,
   "kind": "leaf",
   "description": "Done; the order and the product show it.",
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
     "file": "screens/review/submitted.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/review/submitted.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/review/submitted.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/review/submitted.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "opening:xstate.done.actor.openOrder",
   "key": "review.opening: xstate.done.actor.openOrder → review.filling [branch 1]",
   "from": "opening",
   "to": [
    "filling"
   ],
   "event": "xstate.done.actor.openOrder",
   "words": "openOrder answered",
   "label": "Some lines have no review yet",
   "description": "Some lines have no review yet.",
   "who": "server",
   "isMoney": false,
   "guard": "isReviewable",
   "effects": [
    "keepOrder"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/order/detail"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 17,
    "noticed": 16
   }
  },
  {
   "name": "opening:xstate.done.actor.openOrder:2",
   "key": "review.opening: xstate.done.actor.openOrder → review.closed [branch 2]",
   "from": "opening",
   "to": [
    "closed"
   ],
   "event": "xstate.done.actor.openOrder",
   "words": "openOrder answered",
   "label": "Everything is reviewed, or nothing can be yet",
   "description": "Everything is reviewed, or nothing can be yet.",
   "who": "server",
   "isMoney": false,
   "guard": "isOpened",
   "effects": [
    "keepOrder"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/order/detail"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": "opening:xstate.done.actor.openOrder:3",
   "key": "review.opening: xstate.done.actor.openOrder → review.unopened [branch 3]",
   "from": "opening",
   "to": [
    "unopened"
   ],
   "event": "xstate.done.actor.openOrder",
   "words": "openOrder answered",
   "label": "The order could not be loaded",
   "description": "The order could not be loaded.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/order/detail"
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
   "name": "opening:xstate.error.actor.openOrder",
   "key": "review.opening: xstate.error.actor.openOrder → review.unopened",
   "from": "opening",
   "to": [
    "unopened"
   ],
   "event": "xstate.error.actor.openOrder",
   "words": "openOrder broke down",
   "label": "openOrder broke down",
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
     "text": "it has no state there but the order’s, whose chart is walked"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/order/detail"
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
   "name": "unopened:retry.requested",
   "key": "review.unopened: retry.requested → review.opening",
   "from": "unopened",
   "to": [
    "opening"
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
     "text": "it has no state there but the order’s, whose chart is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
      },
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
   "name": "unopened:connection.restored",
   "key": "review.unopened: connection.restored → review.opening",
   "from": "unopened",
   "to": [
    "opening"
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
     "text": "it has no state there but the order’s, whose chart is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
      },
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
   "name": "unopened:review.shown",
   "key": "review.unopened: review.shown → review.opening",
   "from": "unopened",
   "to": [
    "opening"
   ],
   "event": "review.shown",
   "words": "review.shown",
   "label": "The shopper comes back to it",
   "description": "The shopper comes back to it.",
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
     "text": "it has no state there but the order’s, whose chart is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
      },
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
   "name": "closed:review.shown",
   "key": "review.closed: review.shown → review.opening",
   "from": "closed",
   "to": [
    "opening"
   ],
   "event": "review.shown",
   "words": "review.shown",
   "label": "Perhaps it does by now",
   "description": "Perhaps it does by now.",
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
     "text": "it has no state there but the order’s, whose chart is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
      },
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
   "name": "filling.ready:values.edited",
   "key": "review.filling.ready: values.edited → stays",
   "from": "filling.ready",
   "to": [],
   "event": "values.edited",
   "words": "values.edited",
   "label": "What was refused is being changed",
   "description": "What was refused is being changed.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
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
   "name": "filling.ready:review.submitted",
   "key": "review.filling.ready: review.submitted → review.submitting",
   "from": "filling.ready",
   "to": [
    "submitting"
   ],
   "event": "review.submitted",
   "words": "review.submitted",
   "label": "The shopper sends it",
   "description": "The shopper sends it.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepValues"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
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
      "path": "/api/review/add",
      "input": {
       "lines": [
        {
         "lineId": 1,
         "content": "Sturdy and light.",
         "productRating": 5,
         "pictures": []
        }
       ],
       "serviceRating": 4,
       "shippingRating": 3,
       "orderId": 31
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "filling.unanswered:values.edited",
   "key": "review.filling.unanswered: values.edited → review.filling.ready",
   "from": "filling.unanswered",
   "to": [
    "filling.ready"
   ],
   "event": "values.edited",
   "words": "values.edited",
   "label": "Changed, it is another review",
   "description": "Changed, it is another review.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
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
   "name": "filling.unanswered:review.submitted",
   "key": "review.filling.unanswered: review.submitted → review.submitting",
   "from": "filling.unanswered",
   "to": [
    "submitting"
   ],
   "event": "review.submitted",
   "words": "review.submitted",
   "label": "Sent again as it was, so it counts once",
   "description": "Sent again as it was, so it counts once.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepValues"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
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
      "path": "/api/review/add",
      "input": {
       "lines": [
        {
         "lineId": 1,
         "content": "Sturdy, light, and a little late.",
         "productRating": 5,
         "pictures": []
        }
       ],
       "serviceRating": 4,
       "shippingRating": 3,
       "orderId": 31
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "submitting:xstate.done.actor.addReview",
   "key": "review.submitting: xstate.done.actor.addReview → review.submitted [branch 1]",
   "from": "submitting",
   "to": [
    "submitted"
   ],
   "event": "xstate.done.actor.addReview",
   "words": "addReview answered",
   "label": "The order shows as reviewed",
   "description": "The order shows as reviewed.",
   "who": "server",
   "isMoney": false,
   "guard": "isAccepted",
   "effects": [
    "finish"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/review/add"
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
   "name": "submitting:xstate.done.actor.addReview:2",
   "key": "review.submitting: xstate.done.actor.addReview → review.opening [branch 2]",
   "from": "submitting",
   "to": [
    "opening"
   ],
   "event": "xstate.done.actor.addReview",
   "words": "addReview answered",
   "label": "The order moved on",
   "description": "The order moved on; it is looked at again.",
   "who": "server",
   "isMoney": false,
   "guard": "isOrderElsewhere",
   "effects": [
    "keepFailure",
    "announceFailure",
    "forgetFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/review/add"
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/order/detail",
      "input": {
       "id": 31
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 17,
    "noticed": 17
   }
  },
  {
   "name": "submitting:xstate.done.actor.addReview:3",
   "key": "review.submitting: xstate.done.actor.addReview → review.filling.ready [branch 3]",
   "from": "submitting",
   "to": [
    "filling.ready"
   ],
   "event": "xstate.done.actor.addReview",
   "words": "addReview answered",
   "label": "Something in it has to be changed",
   "description": "Something in it has to be changed.",
   "who": "server",
   "isMoney": false,
   "guard": "isRefused",
   "effects": [
    "keepFailure",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/review/add"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 11,
    "noticed": 11
   }
  },
  {
   "name": "submitting:xstate.done.actor.addReview:4",
   "key": "review.submitting: xstate.done.actor.addReview → review.filling.unanswered [branch 4]",
   "from": "submitting",
   "to": [
    "filling.unanswered"
   ],
   "event": "xstate.done.actor.addReview",
   "words": "addReview answered",
   "label": "The answer never arrived",
   "description": "The answer never arrived.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepFailure",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/review/add"
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
   "name": "submitting:xstate.error.actor.addReview",
   "key": "review.submitting: xstate.error.actor.addReview → review.filling.unanswered",
   "from": "submitting",
   "to": [
    "filling.unanswered"
   ],
   "event": "xstate.error.actor.addReview",
   "words": "addReview broke down",
   "label": "addReview broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSurprise",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": false,
     "text": "it has no state there but the order’s, whose chart is walked"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/review/add"
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
   "name": "submitted:review.shown",
   "key": "review.submitted: review.shown → review.opening",
   "from": "submitted",
   "to": [
    "opening"
   ],
   "event": "review.shown",
   "words": "review.shown",
   "label": "The shopper comes back for the lines that are left",
   "description": "The shopper comes back for the lines that are left.",
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
     "text": "it has no state there but the order’s, whose chart is walked"
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
      "path": "/api/order/detail",
      "input": {
       "id": 31
      },
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
   "title": "a review is sent once, and finishes",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.ready"
     ]
    },
    {
     "event": "review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…",
     "taken": [
      "filling.ready:review.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…",
     "taken": [],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done addReview accepted",
     "taken": [
      "submitting:xstate.done.actor.addReview"
     ],
     "leaves": [
      "submitted"
     ]
    }
   ]
  },
  {
   "title": "a review is sent again when nobody answered, also once it was changed",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.ready"
     ]
    },
    {
     "event": "review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…",
     "taken": [
      "filling.ready:review.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done addReview failed (network)",
     "taken": [
      "submitting:xstate.done.actor.addReview:4"
     ],
     "leaves": [
      "filling.unanswered"
     ]
    },
    {
     "event": "review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…",
     "taken": [
      "filling.unanswered:review.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done addReview failed (network)",
     "taken": [
      "submitting:xstate.done.actor.addReview:4"
     ],
     "leaves": [
      "filling.unanswered"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "filling.unanswered:values.edited"
     ],
     "leaves": [
      "filling.ready"
     ]
    }
   ]
  },
  {
   "title": "a review is not possible for an order that is on its way",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder:2"
     ],
     "leaves": [
      "closed"
     ]
    }
   ]
  },
  {
   "title": "a review is not possible for an order that is reviewed",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder:2"
     ],
     "leaves": [
      "closed"
     ]
    }
   ]
  },
  {
   "title": "a review looks again when the order was reviewed elsewhere",
   "kind": "journey",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.ready"
     ]
    },
    {
     "event": "review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…",
     "taken": [
      "filling.ready:review.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done addReview refused (alreadyReviewed)",
     "taken": [
      "submitting:xstate.done.actor.addReview:2"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder:2"
     ],
     "leaves": [
      "closed"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, values.edited → {\"filling\":\"ready\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.ready"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "filling.ready:values.edited"
     ],
     "leaves": [
      "filling.ready"
     ]
    }
   ]
  },
  {
   "title": "done openOrder failed (network), review.shown → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder failed (network)",
     "taken": [
      "opening:xstate.done.actor.openOrder:3"
     ],
     "leaves": [
      "unopened"
     ]
    },
    {
     "event": "review.shown",
     "taken": [
      "unopened:review.shown"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openOrder failed (network), retry.requested → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder failed (network)",
     "taken": [
      "opening:xstate.done.actor.openOrder:3"
     ],
     "leaves": [
      "unopened"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "unopened:retry.requested"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openOrder failed (network), connection.restored → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder failed (network)",
     "taken": [
      "opening:xstate.done.actor.openOrder:3"
     ],
     "leaves": [
      "unopened"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "unopened:connection.restored"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "error openOrder {\"error\":\"surprise\"}, review.shown → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "error openOrder {\"error\":\"surprise\"}",
     "taken": [
      "opening:xstate.error.actor.openOrder"
     ],
     "leaves": [
      "unopened"
     ]
    },
    {
     "event": "review.shown",
     "taken": [
      "unopened:review.shown"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, review.shown, done openOrder opened → {\"filling\":\"ready\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder:2"
     ],
     "leaves": [
      "closed"
     ]
    },
    {
     "event": "review.shown",
     "taken": [
      "closed:review.shown"
     ],
     "leaves": [
      "opening"
     ]
    },
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.ready"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…, done addReview accepted, review.shown → \"opening\"",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.ready"
     ]
    },
    {
     "event": "review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…",
     "taken": [
      "filling.ready:review.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done addReview accepted",
     "taken": [
      "submitting:xstate.done.actor.addReview"
     ],
     "leaves": [
      "submitted"
     ]
    },
    {
     "event": "review.shown",
     "taken": [
      "submitted:review.shown"
     ],
     "leaves": [
      "opening"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…, done addReview refused (uploadMissing), values.edited → {\"filling\":\"ready\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.ready"
     ]
    },
    {
     "event": "review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…",
     "taken": [
      "filling.ready:review.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done addReview refused (uploadMissing)",
     "taken": [
      "submitting:xstate.done.actor.addReview:3"
     ],
     "leaves": [
      "filling.ready"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "filling.ready:values.edited"
     ],
     "leaves": [
      "filling.ready"
     ]
    }
   ]
  },
  {
   "title": "done openOrder opened, review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…, error addReview {\"error\":\"surprise\"}, values.edited → {\"filling\":\"ready\"}",
   "kind": "path",
   "start": [
    "opening"
   ],
   "steps": [
    {
     "event": "done openOrder opened",
     "taken": [
      "opening:xstate.done.actor.openOrder"
     ],
     "leaves": [
      "filling.ready"
     ]
    },
    {
     "event": "review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…",
     "taken": [
      "filling.ready:review.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "error addReview {\"error\":\"surprise\"}",
     "taken": [
      "submitting:xstate.error.actor.addReview"
     ],
     "leaves": [
      "filling.unanswered"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "filling.unanswered:values.edited"
     ],
     "leaves": [
      "filling.ready"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "review.shown",
   "label": "review.shown",
   "event": {
    "type": "review.shown"
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
   "type": "connection.restored",
   "label": "connection.restored",
   "event": {
    "type": "connection.restored"
   }
  },
  {
   "type": "values.edited",
   "label": "values.edited",
   "event": {
    "type": "values.edited"
   }
  },
  {
   "type": "review.submitted",
   "label": "review.submitted {\"values\":{\"lines\":[{\"lineId\":1,\"content\":\"Sturdy and light.\",\"productRating\"…",
   "event": {
    "type": "review.submitted",
    "values": {
     "lines": [
      {
       "lineId": 1,
       "content": "Sturdy and light.",
       "productRating": 5,
       "pictures": []
      }
     ],
     "serviceRating": 4,
     "shippingRating": 3
    }
   }
  },
  {
   "type": "xstate.done.actor.openOrder",
   "label": "done openOrder opened",
   "event": {
    "type": "xstate.done.actor.openOrder",
    "output": {
     "type": "opened",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": 3,
      "afterSaleStage": null,
      "placedAt": "2026-01-05T10:00:00.000Z",
      "payDeadline": "2026-01-05T10:30:00.000Z",
      "arrivesBy": null,
      "totalCents": 2490,
      "quantity": 2,
      "sentQuantity": 2,
      "unsentQuantity": 0,
      "reviewed": false,
      "lines": [
       {
        "productId": 20,
        "skuId": 200,
        "shopId": 3,
        "shopName": "North Pier",
        "title": "Canvas tote",
        "variant": "Navy",
        "picture": {
         "small": "/pictures/tote-320.webp",
         "medium": "/pictures/tote-640.webp",
         "large": "/pictures/tote-1280.webp",
         "avif": true,
         "tone": "#d9e4ec"
        },
        "unitPriceCents": 1000,
        "quantity": 2,
        "lineId": 1,
        "discountCents": 0,
        "freightCents": 490,
        "refundableCents": 2490,
        "refundableQuantity": 2,
        "refundedCents": 0,
        "refundedQuantity": 0,
        "sentQuantity": 2,
        "unsentQuantity": 0,
        "reviewed": false
       }
      ],
      "subtotalCents": 2000,
      "freightCents": 490,
      "discountCents": 0,
      "promoCode": null,
      "refundedCents": 0,
      "address": {
       "addressee": "Ada Fisher",
       "mobile": "+1 555 0100",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "home"
      },
      "note": "",
      "parcels": [],
      "receiveDeadline": null,
      "completeDeadline": null,
      "refundDeadline": null,
      "deadlineLeftMs": null,
      "extended": false,
      "next": {
       "who": "shopper",
       "by": "2026-01-05T10:30:00.000Z"
      },
      "refund": null,
      "timeline": [
       {
        "type": "order.placed",
        "actor": "shopper",
        "at": "2026-01-05T10:00:00.000Z"
       }
      ]
     }
    },
    "actorId": "openOrder"
   }
  },
  {
   "type": "xstate.done.actor.openOrder",
   "label": "done openOrder opened",
   "event": {
    "type": "xstate.done.actor.openOrder",
    "output": {
     "type": "opened",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": 4,
      "afterSaleStage": null,
      "placedAt": "2026-01-05T10:00:00.000Z",
      "payDeadline": "2026-01-05T10:30:00.000Z",
      "arrivesBy": null,
      "totalCents": 2490,
      "quantity": 2,
      "sentQuantity": 2,
      "unsentQuantity": 0,
      "reviewed": true,
      "lines": [
       {
        "productId": 20,
        "skuId": 200,
        "shopId": 3,
        "shopName": "North Pier",
        "title": "Canvas tote",
        "variant": "Navy",
        "picture": {
         "small": "/pictures/tote-320.webp",
         "medium": "/pictures/tote-640.webp",
         "large": "/pictures/tote-1280.webp",
         "avif": true,
         "tone": "#d9e4ec"
        },
        "unitPriceCents": 1000,
        "quantity": 2,
        "lineId": 1,
        "discountCents": 0,
        "freightCents": 490,
        "refundableCents": 2490,
        "refundableQuantity": 2,
        "refundedCents": 0,
        "refundedQuantity": 0,
        "sentQuantity": 2,
        "unsentQuantity": 0,
        "reviewed": true
       }
      ],
      "subtotalCents": 2000,
      "freightCents": 490,
      "discountCents": 0,
      "promoCode": null,
      "refundedCents": 0,
      "address": {
       "addressee": "Ada Fisher",
       "mobile": "+1 555 0100",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "home"
      },
      "note": "",
      "parcels": [],
      "receiveDeadline": null,
      "completeDeadline": null,
      "refundDeadline": null,
      "deadlineLeftMs": null,
      "extended": false,
      "next": {
       "who": "shopper",
       "by": "2026-01-05T10:30:00.000Z"
      },
      "refund": null,
      "timeline": [
       {
        "type": "order.placed",
        "actor": "shopper",
        "at": "2026-01-05T10:00:00.000Z"
       }
      ]
     }
    },
    "actorId": "openOrder"
   }
  },
  {
   "type": "xstate.done.actor.openOrder",
   "label": "done openOrder failed (network)",
   "event": {
    "type": "xstate.done.actor.openOrder",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "openOrder"
   }
  },
  {
   "type": "xstate.error.actor.openOrder",
   "label": "error openOrder {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.openOrder",
    "error": "surprise",
    "actorId": "openOrder"
   }
  },
  {
   "type": "xstate.done.actor.addReview",
   "label": "done addReview accepted",
   "event": {
    "type": "xstate.done.actor.addReview",
    "output": {
     "type": "accepted",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": 4,
      "afterSaleStage": null,
      "placedAt": "2026-01-05T10:00:00.000Z",
      "payDeadline": "2026-01-05T10:30:00.000Z",
      "arrivesBy": null,
      "totalCents": 2490,
      "quantity": 2,
      "sentQuantity": 2,
      "unsentQuantity": 0,
      "reviewed": true,
      "lines": [
       {
        "productId": 20,
        "skuId": 200,
        "shopId": 3,
        "shopName": "North Pier",
        "title": "Canvas tote",
        "variant": "Navy",
        "picture": {
         "small": "/pictures/tote-320.webp",
         "medium": "/pictures/tote-640.webp",
         "large": "/pictures/tote-1280.webp",
         "avif": true,
         "tone": "#d9e4ec"
        },
        "unitPriceCents": 1000,
        "quantity": 2,
        "lineId": 1,
        "discountCents": 0,
        "freightCents": 490,
        "refundableCents": 2490,
        "refundableQuantity": 2,
        "refundedCents": 0,
        "refundedQuantity": 0,
        "sentQuantity": 2,
        "unsentQuantity": 0,
        "reviewed": true
       }
      ],
      "subtotalCents": 2000,
      "freightCents": 490,
      "discountCents": 0,
      "promoCode": null,
      "refundedCents": 0,
      "address": {
       "addressee": "Ada Fisher",
       "mobile": "+1 555 0100",
       "country": "US",
       "area": "Portland, Oregon",
       "postcode": "97201",
       "detail": "12 Quay Street",
       "tag": "home"
      },
      "note": "",
      "parcels": [],
      "receiveDeadline": null,
      "completeDeadline": null,
      "refundDeadline": null,
      "deadlineLeftMs": null,
      "extended": false,
      "next": {
       "who": "shopper",
       "by": "2026-01-05T10:30:00.000Z"
      },
      "refund": null,
      "timeline": [
       {
        "type": "order.placed",
        "actor": "shopper",
        "at": "2026-01-05T10:00:00.000Z"
       }
      ]
     }
    },
    "actorId": "addReview"
   }
  },
  {
   "type": "xstate.done.actor.addReview",
   "label": "done addReview refused (alreadyReviewed)",
   "event": {
    "type": "xstate.done.actor.addReview",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "alreadyReviewed",
      "msg": null,
      "data": {
       "lineId": 1,
       "order": {
        "id": 31,
        "sn": "HL260105ABCDEFGHJK",
        "status": 3,
        "afterSaleStage": null,
        "placedAt": "2026-01-05T10:00:00.000Z",
        "payDeadline": "2026-01-05T10:30:00.000Z",
        "arrivesBy": null,
        "totalCents": 2490,
        "quantity": 2,
        "sentQuantity": 2,
        "unsentQuantity": 0,
        "reviewed": false,
        "lines": [
         {
          "productId": 20,
          "skuId": 200,
          "shopId": 3,
          "shopName": "North Pier",
          "title": "Canvas tote",
          "variant": "Navy",
          "picture": {
           "small": "/pictures/tote-320.webp",
           "medium": "/pictures/tote-640.webp",
           "large": "/pictures/tote-1280.webp",
           "avif": true,
           "tone": "#d9e4ec"
          },
          "unitPriceCents": 1000,
          "quantity": 2,
          "lineId": 1,
          "discountCents": 0,
          "freightCents": 490,
          "refundableCents": 2490,
          "refundableQuantity": 2,
          "refundedCents": 0,
          "refundedQuantity": 0,
          "sentQuantity": 2,
          "unsentQuantity": 0,
          "reviewed": false
         }
        ],
        "subtotalCents": 2000,
        "freightCents": 490,
        "discountCents": 0,
        "promoCode": null,
        "refundedCents": 0,
        "address": {
         "addressee": "Ada Fisher",
         "mobile": "+1 555 0100",
         "country": "US",
         "area": "Portland, Oregon",
         "postcode": "97201",
         "detail": "12 Quay Street",
         "tag": "home"
        },
        "note": "",
        "parcels": [],
        "receiveDeadline": null,
        "completeDeadline": null,
        "refundDeadline": null,
        "deadlineLeftMs": null,
        "extended": false,
        "next": {
         "who": "shopper",
         "by": "2026-01-05T10:30:00.000Z"
        },
        "refund": null,
        "timeline": [
         {
          "type": "order.placed",
          "actor": "shopper",
          "at": "2026-01-05T10:00:00.000Z"
         }
        ]
       }
      }
     }
    },
    "actorId": "addReview"
   }
  },
  {
   "type": "xstate.done.actor.addReview",
   "label": "done addReview refused (uploadMissing)",
   "event": {
    "type": "xstate.done.actor.addReview",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "uploadMissing",
      "msg": null,
      "data": null
     }
    },
    "actorId": "addReview"
   }
  },
  {
   "type": "xstate.done.actor.addReview",
   "label": "done addReview failed (network)",
   "event": {
    "type": "xstate.done.actor.addReview",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "addReview"
   }
  },
  {
   "type": "xstate.error.actor.addReview",
   "label": "error addReview {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.addReview",
    "error": "surprise",
    "actorId": "addReview"
   }
  }
 ],
 "inputs": [
  {
   "orderId": 31
  }
 ]
})
