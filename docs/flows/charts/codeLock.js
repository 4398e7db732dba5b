(window.flowBook ??= []).push({
 "id": "codeLock",
 "question": "How often can a payment code be guessed, and what then?",
 "description": "How often the payment code may be wrong, wherever it is asked for: after 5 wrong codes a quarter of an hour is waited, after 10 a day, after 20 only the password helps.",
 "svg": "<svg data-plan=\"bb9210b21d498dfe\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 797 680\" width=\"797\" height=\"680\" role=\"img\" aria-label=\"codeLock: How often the payment code may be wrong, wherever it is asked for: after 5 wrong codes a quarter of an hour is waited, after 10 a day, after 20 only the password helps.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"797\" height=\"680\"/>\n<g class=\"box compound\" data-state=\"codeLock.open\"><title>A code is taken.</title><rect x=\"184\" y=\"156\" width=\"328\" height=\"164\" rx=\"12\"/><text class=\"title\" x=\"194\" y=\"177\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Open</text></g>\n<g class=\"leaf\" data-state=\"codeLock.open.firstFive\"><title>Up to the fifth wrong code.</title><rect x=\"200\" y=\"264\" width=\"76\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"210\" y=\"285\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">First five</text></g>\n<g class=\"leaf\" data-state=\"codeLock.open.untilTenth\"><title>Five were wrong. Five more, and it is locked for a day.</title><rect x=\"268\" y=\"196\" width=\"87\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"278\" y=\"217\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Until tenth</text></g>\n<g class=\"leaf\" data-state=\"codeLock.open.untilTwentieth\"><title>Ten were wrong. Ten more, and only the password helps.</title><rect x=\"383\" y=\"196\" width=\"113\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"393\" y=\"217\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">Until twentieth</text></g>\n<g class=\"leaf passing\" data-state=\"codeLock.counted\"><title>Counted: The code is looked at, with the try already counted.</title><rect x=\"455\" y=\"464\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M467 469.1L473.9 476L467 482.9L460.1 476Z\"/></g>\n<g class=\"leaf\" data-state=\"codeLock.lockedForAQuarterHour\"><title>For 15 minutes no code is looked at, not even the right one.</title><rect x=\"176\" y=\"566\" width=\"185\" height=\"82\" rx=\"10\"/><text class=\"title\" x=\"186\" y=\"587\" textLength=\"165\" lengthAdjust=\"spacingAndGlyphs\">Locked for a quarter hour</text><g class=\"row\" data-arrow=\"lockedForAQuarterHour:rightCode.entered\" data-who=\"shopper\"><title>rightCode.entered: Refused without a look: the right code does not end the lock.</title><rect class=\"hit\" x=\"184\" y=\"596\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(186 597)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"203\" y=\"607\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">Refused without a look</text></g><g class=\"row\" data-arrow=\"lockedForAQuarterHour:wrongCode.entered\" data-who=\"shopper\"><title>wrongCode.entered: Refused without a look, and not counted.</title><rect class=\"hit\" x=\"184\" y=\"610\" width=\"133\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(186 611)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"203\" y=\"621\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Refused without a</text><text x=\"203\" y=\"635\" textLength=\"112\" lengthAdjust=\"spacingAndGlyphs\">look, and not counted</text></g></g>\n<g class=\"leaf\" data-state=\"codeLock.lockedForADay\"><title>For 24 hours no code is looked at, not even the right one.</title><rect x=\"575\" y=\"566\" width=\"155\" height=\"82\" rx=\"10\"/><text class=\"title\" x=\"585\" y=\"587\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">Locked for a day</text><g class=\"row\" data-arrow=\"lockedForADay:rightCode.entered\" data-who=\"shopper\"><title>rightCode.entered: Refused without a look: the right code does not end the lock.</title><rect class=\"hit\" x=\"583\" y=\"596\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(585 597)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"602\" y=\"607\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">Refused without a look</text></g><g class=\"row\" data-arrow=\"lockedForADay:wrongCode.entered\" data-who=\"shopper\"><title>wrongCode.entered: Refused without a look, and not counted.</title><rect class=\"hit\" x=\"583\" y=\"610\" width=\"133\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(585 611)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"602\" y=\"621\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Refused without a</text><text x=\"602\" y=\"635\" textLength=\"112\" lengthAdjust=\"spacingAndGlyphs\">look, and not counted</text></g></g>\n<g class=\"leaf\" data-state=\"codeLock.lockedUntilReset\"><title>No code is looked at any more, until a new one is set with the password.</title><rect x=\"389\" y=\"566\" width=\"155\" height=\"82\" rx=\"10\"/><text class=\"title\" x=\"399\" y=\"587\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Locked until reset</text><g class=\"row\" data-arrow=\"lockedUntilReset:rightCode.entered\" data-who=\"shopper\"><title>rightCode.entered: Refused without a look: the right code does not end the lock.</title><rect class=\"hit\" x=\"397\" y=\"596\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(399 597)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"416\" y=\"607\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">Refused without a look</text></g><g class=\"row\" data-arrow=\"lockedUntilReset:wrongCode.entered\" data-who=\"shopper\"><title>wrongCode.entered: Refused without a look, and not counted.</title><rect class=\"hit\" x=\"397\" y=\"610\" width=\"133\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(399 611)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"416\" y=\"621\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Refused without a</text><text x=\"416\" y=\"635\" textLength=\"112\" lengthAdjust=\"spacingAndGlyphs\">look, and not counted</text></g></g>\n<circle class=\"dot\" data-start=\"codeLock\" cx=\"468\" cy=\"31\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M468 36L468 156\"/><path class=\"tip\" d=\"M468 156L471.6 148L464.4 148Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"codeLock\"><rect x=\"210\" y=\"16\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"218\" y=\"30\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"codeLock.open\" cx=\"217\" cy=\"231\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M217 236L217 249Q217 250 218 250L218 250Q219 250 219 251L219 264\"/><path class=\"tip\" d=\"M219 264L222.6 256L215.4 256Z\"/></g>\n<g class=\"arrow shopper\" data-line=\":code.setAnew\"><path class=\"line\" d=\"M251 36L251 247Q251 250 254 250L254 250Q257 250 257 253L257 264\"/><path class=\"tip\" d=\"M257 264L260.6 256L253.4 256Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"open:rightCode.entered open:wrongCode.entered\"><path class=\"line\" d=\"M468 320L468 327Q468 334 461 334L219 334Q212 334 212 341L212 443Q212 450 219 450L453 450Q460 450 460 457L460 464\"/><path class=\"tip\" d=\"M460 464L463.6 456L456.4 456Z\"/></g>\n<g class=\"arrow chart\" data-line=\"counted: counted::7\"><path class=\"line\" d=\"M465 464L465 445Q465 438 458 438L311 438Q304 438 304 431L304 353Q304 346 297 346L128 346Q121 346 121 339L121 143Q121 136 128 136L231 136Q238 136 238 143L238 264\"/><path class=\"tip\" d=\"M238 264L241.6 256L234.4 256Z\"/></g>\n<g class=\"arrow chart\" data-line=\"counted::2\"><path class=\"line\" d=\"M461 488L461 495Q461 502 454 502L306 502Q299 502 299 509L299 566\"/><path class=\"tip\" d=\"M299 566L302.6 558L295.4 558Z\"/></g>\n<g class=\"arrow chart\" data-line=\"counted::3\"><path class=\"line\" d=\"M473 488L473 495Q473 502 480 502L620 502Q627 502 627 509L627 566\"/><path class=\"tip\" d=\"M627 566L630.6 558L623.4 558Z\"/></g>\n<g class=\"arrow chart\" data-line=\"counted::4\"><path class=\"line\" d=\"M467 488L467 566\"/><path class=\"tip\" d=\"M467 566L470.6 558L463.4 558Z\"/></g>\n<g class=\"arrow chart\" data-line=\"counted::5\"><path class=\"line\" d=\"M469 464L469 353Q469 346 476 346L563 346Q570 346 570 339L570 143Q570 136 563 136L465 136Q458 136 458.2 143L458.2 143Q458.3 150 458.3 157L458.3 196\"/><path class=\"tip\" d=\"M458.3 196L462 188L454.7 188Z\"/></g>\n<g class=\"arrow chart\" data-line=\"counted::6\"><path class=\"line\" d=\"M474 464L474 445Q474 438 481 438L635 438Q642 438 642 431L642 131Q642 124 635 124L333 124Q326 124 326 131L326 196\"/><path class=\"tip\" d=\"M326 196L329.6 188L322.4 188Z\"/></g>\n<g class=\"arrow clock\" data-line=\"lockedForAQuarterHour:xstate.after.quarterHour.codeLock.lockedForAQuarterHour\"><path class=\"line\" d=\"M238 566L238 559Q238 552 231 552L77 552Q70 552 70 545L70 119Q70 112 77 112L290 112Q297 112 297 119L297 196\"/><path class=\"tip\" d=\"M297 196L300.6 188L293.4 188Z\"/></g>\n<g class=\"arrow clock\" data-line=\"lockedForADay:xstate.after.day.codeLock.lockedForADay\"><path class=\"line\" d=\"M678 566L678 559Q678 552 685 552L705 552Q712 552 712 545L712 119Q712 112 705 112L428 112Q421 112 420.9 119L420.7 143Q420.7 150 420.7 157L420.7 196\"/><path class=\"tip\" d=\"M420.7 196L424.3 188L417 188Z\"/></g>\n<g class=\"label\"><rect x=\"176\" y=\"62\" width=\"150\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\":code.setAnew\" data-who=\"shopper\"><title>code.setAnew: The shopper sets a new code with the password; nothing is held against it.</title><rect class=\"hit\" x=\"178\" y=\"66\" width=\"146\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(180 67)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"197\" y=\"77\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">The shopper sets a new</text><text x=\"197\" y=\"91\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">code with the password</text></g></g>\n<g class=\"label\"><rect x=\"135\" y=\"360\" width=\"153\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"open:rightCode.entered\" data-who=\"shopper\"><title>rightCode.entered: A right code counts as wrong until it is looked at.</title><rect class=\"hit\" x=\"137\" y=\"364\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(139 365)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"156\" y=\"375\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">A right code counts as</text><text x=\"156\" y=\"389\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">wrong until it is looked at</text></g><g class=\"row\" data-arrow=\"open:wrongCode.entered\" data-who=\"shopper\"><title>wrongCode.entered: A wrong code counts before it is looked at.</title><rect class=\"hit\" x=\"137\" y=\"392\" width=\"130\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(139 393)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"156\" y=\"403\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">A wrong code counts</text><text x=\"156\" y=\"417\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">before it is looked at</text></g></g>\n<g class=\"label\"><rect x=\"86\" y=\"217\" width=\"70\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"counted:\" data-who=\"chart\"><title>at once: It is right: the count begins anew.</title><rect class=\"hit\" x=\"88\" y=\"221\" width=\"66\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(90 222)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"107\" y=\"232\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">It is right</text></g><g class=\"row\" data-arrow=\"counted::7\" data-who=\"chart\"><title>at once: Wrong; the shopper hears how many tries are left until the fifth.</title><rect class=\"hit\" x=\"88\" y=\"235\" width=\"56\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(90 236)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"107\" y=\"246\" textLength=\"35\" lengthAdjust=\"spacingAndGlyphs\">Wrong</text></g></g>\n<g class=\"label\"><rect x=\"233\" y=\"516\" width=\"131\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"counted::2\" data-who=\"chart\"><title>at once: The fifth wrong code.</title><rect class=\"hit\" x=\"235\" y=\"520\" width=\"127\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(237 521)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"254\" y=\"531\" textLength=\"106\" lengthAdjust=\"spacingAndGlyphs\">The fifth wrong code</text></g></g>\n<g class=\"label\"><rect x=\"558\" y=\"516\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"counted::3\" data-who=\"chart\"><title>at once: The tenth wrong code.</title><rect class=\"hit\" x=\"560\" y=\"520\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(562 521)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"579\" y=\"531\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The tenth wrong code</text></g></g>\n<g class=\"label\"><rect x=\"387\" y=\"516\" width=\"159\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"counted::4\" data-who=\"chart\"><title>at once: The twentieth wrong code.</title><rect class=\"hit\" x=\"389\" y=\"520\" width=\"155\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(391 521)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"408\" y=\"531\" textLength=\"134\" lengthAdjust=\"spacingAndGlyphs\">The twentieth wrong code</text></g></g>\n<g class=\"label\"><rect x=\"540\" y=\"224\" width=\"60\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"counted::5\" data-who=\"chart\"><title>at once: Wrong; the shopper hears how many tries are left until the twentieth.</title><rect class=\"hit\" x=\"542\" y=\"228\" width=\"56\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(544 229)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"561\" y=\"239\" textLength=\"35\" lengthAdjust=\"spacingAndGlyphs\">Wrong</text></g></g>\n<g class=\"label\"><rect x=\"612\" y=\"224\" width=\"60\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"counted::6\" data-who=\"chart\"><title>at once: Wrong; the shopper hears how many tries are left until the tenth.</title><rect class=\"hit\" x=\"614\" y=\"228\" width=\"56\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(616 229)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"633\" y=\"239\" textLength=\"35\" lengthAdjust=\"spacingAndGlyphs\">Wrong</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"381\" width=\"107\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"lockedForAQuarterHour:xstate.after.quarterHour.codeLock.lockedForAQuarterHour\" data-who=\"clock\"><title>after quarterHour: The lock is over.</title><rect class=\"hit\" x=\"18\" y=\"385\" width=\"103\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(20 386)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"37\" y=\"396\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">The lock is over</text></g></g>\n<g class=\"label\"><rect x=\"658\" y=\"381\" width=\"107\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"lockedForADay:xstate.after.day.codeLock.lockedForADay\" data-who=\"clock\"><title>after day: The lock is over.</title><rect class=\"hit\" x=\"660\" y=\"385\" width=\"103\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(662 386)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"679\" y=\"396\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">The lock is over</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "codeLock.open",
   "name": "open",
   "title": "Open",
   "code": null,
   "kind": "compound",
   "description": "A code is taken.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "screens": []
  },
  {
   "id": "codeLock.open.firstFive",
   "name": "open.firstFive",
   "title": "First five",
   "code": null,
   "kind": "leaf",
   "description": "Up to the fifth wrong code.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "screens": []
  },
  {
   "id": "codeLock.open.untilTenth",
   "name": "open.untilTenth",
   "title": "Until tenth",
   "code": null,
   "kind": "leaf",
   "description": "Five were wrong. Five more, and it is locked for a day.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "screens": []
  },
  {
   "id": "codeLock.open.untilTwentieth",
   "name": "open.untilTwentieth",
   "title": "Until twentieth",
   "code": null,
   "kind": "leaf",
   "description": "Ten were wrong. Ten more, and only the password helps.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "screens": []
  },
  {
   "id": "codeLock.counted",
   "name": "counted",
   "title": "Counted",
   "code": null,
   "kind": "leaf",
   "description": "The code is looked at, with the try already counted.",
   "tags": [],
   "calls": [],
   "entry": [
    "count"
   ],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "screens": []
  },
  {
   "id": "codeLock.lockedForAQuarterHour",
   "name": "lockedForAQuarterHour",
   "title": "Locked for a quarter hour",
   "code": null,
   "kind": "leaf",
   "description": "For 15 minutes no code is looked at, not even the right one.",
   "tags": [
    "locked"
   ],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "screens": []
  },
  {
   "id": "codeLock.lockedForADay",
   "name": "lockedForADay",
   "title": "Locked for a day",
   "code": null,
   "kind": "leaf",
   "description": "For 24 hours no code is looked at, not even the right one.",
   "tags": [
    "locked"
   ],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "screens": []
  },
  {
   "id": "codeLock.lockedUntilReset",
   "name": "lockedUntilReset",
   "title": "Locked until reset",
   "code": null,
   "kind": "leaf",
   "description": "No code is looked at any more, until a new one is set with the password.",
   "tags": [
    "locked"
   ],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "screens": []
  }
 ],
 "arrows": [
  {
   "name": ":code.setAnew",
   "key": "codeLock: code.setAnew → codeLock.open.firstFive",
   "from": "",
   "to": [
    "open.firstFive"
   ],
   "event": "code.setAnew",
   "words": "code.setAnew",
   "label": "The shopper sets a new code with the password",
   "description": "The shopper sets a new code with the password; nothing is held against it.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetCount"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "open:rightCode.entered",
   "key": "codeLock.open: rightCode.entered → codeLock.counted",
   "from": "open",
   "to": [
    "counted"
   ],
   "event": "rightCode.entered",
   "words": "rightCode.entered",
   "label": "A right code counts as wrong until it is looked at",
   "description": "A right code counts as wrong until it is looked at.",
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
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 5
   }
  },
  {
   "name": "open:wrongCode.entered",
   "key": "codeLock.open: wrongCode.entered → codeLock.counted",
   "from": "open",
   "to": [
    "counted"
   ],
   "event": "wrongCode.entered",
   "words": "wrongCode.entered",
   "label": "A wrong code counts before it is looked at",
   "description": "A wrong code counts before it is looked at.",
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
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "counted:",
   "key": "codeLock.counted: always → codeLock.open.firstFive [branch 1]",
   "from": "counted",
   "to": [
    "open.firstFive"
   ],
   "event": "",
   "words": "at once",
   "label": "It is right",
   "description": "It is right: the count begins anew.",
   "who": "chart",
   "isMoney": false,
   "guard": "isRight",
   "effects": [
    "forgetCount"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "counted::2",
   "key": "codeLock.counted: always → codeLock.lockedForAQuarterHour [branch 2]",
   "from": "counted",
   "to": [
    "lockedForAQuarterHour"
   ],
   "event": "",
   "words": "at once",
   "label": "The fifth wrong code",
   "description": "The fifth wrong code.",
   "who": "chart",
   "isMoney": false,
   "guard": "isFifth",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "counted::3",
   "key": "codeLock.counted: always → codeLock.lockedForADay [branch 3]",
   "from": "counted",
   "to": [
    "lockedForADay"
   ],
   "event": "",
   "words": "at once",
   "label": "The tenth wrong code",
   "description": "The tenth wrong code.",
   "who": "chart",
   "isMoney": false,
   "guard": "isTenth",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "counted::4",
   "key": "codeLock.counted: always → codeLock.lockedUntilReset [branch 4]",
   "from": "counted",
   "to": [
    "lockedUntilReset"
   ],
   "event": "",
   "words": "at once",
   "label": "The twentieth wrong code",
   "description": "The twentieth wrong code.",
   "who": "chart",
   "isMoney": false,
   "guard": "isTwentieth",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "counted::5",
   "key": "codeLock.counted: always → codeLock.open.untilTwentieth [branch 5]",
   "from": "counted",
   "to": [
    "open.untilTwentieth"
   ],
   "event": "",
   "words": "at once",
   "label": "Wrong",
   "description": "Wrong; the shopper hears how many tries are left until the twentieth.",
   "who": "chart",
   "isMoney": false,
   "guard": "isPastTenth",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 8,
    "noticed": 7
   }
  },
  {
   "name": "counted::6",
   "key": "codeLock.counted: always → codeLock.open.untilTenth [branch 6]",
   "from": "counted",
   "to": [
    "open.untilTenth"
   ],
   "event": "",
   "words": "at once",
   "label": "Wrong",
   "description": "Wrong; the shopper hears how many tries are left until the tenth.",
   "who": "chart",
   "isMoney": false,
   "guard": "isPastFifth",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 8,
    "noticed": 7
   }
  },
  {
   "name": "counted::7",
   "key": "codeLock.counted: always → codeLock.open.firstFive [branch 7]",
   "from": "counted",
   "to": [
    "open.firstFive"
   ],
   "event": "",
   "words": "at once",
   "label": "Wrong",
   "description": "Wrong; the shopper hears how many tries are left until the fifth.",
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
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "lockedForAQuarterHour:rightCode.entered",
   "key": "codeLock.lockedForAQuarterHour: rightCode.entered → stays",
   "from": "lockedForAQuarterHour",
   "to": [],
   "event": "rightCode.entered",
   "words": "rightCode.entered",
   "label": "Refused without a look",
   "description": "Refused without a look: the right code does not end the lock.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "refuseUnread"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "lockedForAQuarterHour:wrongCode.entered",
   "key": "codeLock.lockedForAQuarterHour: wrongCode.entered → stays",
   "from": "lockedForAQuarterHour",
   "to": [],
   "event": "wrongCode.entered",
   "words": "wrongCode.entered",
   "label": "Refused without a look, and not counted",
   "description": "Refused without a look, and not counted.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "refuseUnread"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "lockedForAQuarterHour:xstate.after.quarterHour.codeLock.lockedForAQuarterHour",
   "key": "codeLock.lockedForAQuarterHour: xstate.after.quarterHour.codeLock.lockedForAQuarterHour → codeLock.open.untilTenth",
   "from": "lockedForAQuarterHour",
   "to": [
    "open.untilTenth"
   ],
   "event": "xstate.after.quarterHour.codeLock.lockedForAQuarterHour",
   "words": "after quarterHour",
   "label": "The lock is over",
   "description": "The lock is over.",
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
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "lockedForADay:rightCode.entered",
   "key": "codeLock.lockedForADay: rightCode.entered → stays",
   "from": "lockedForADay",
   "to": [],
   "event": "rightCode.entered",
   "words": "rightCode.entered",
   "label": "Refused without a look",
   "description": "Refused without a look: the right code does not end the lock.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "refuseUnread"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "lockedForADay:wrongCode.entered",
   "key": "codeLock.lockedForADay: wrongCode.entered → stays",
   "from": "lockedForADay",
   "to": [],
   "event": "wrongCode.entered",
   "words": "wrongCode.entered",
   "label": "Refused without a look, and not counted",
   "description": "Refused without a look, and not counted.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "refuseUnread"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "lockedForADay:xstate.after.day.codeLock.lockedForADay",
   "key": "codeLock.lockedForADay: xstate.after.day.codeLock.lockedForADay → codeLock.open.untilTwentieth",
   "from": "lockedForADay",
   "to": [
    "open.untilTwentieth"
   ],
   "event": "xstate.after.day.codeLock.lockedForADay",
   "words": "after day",
   "label": "The lock is over",
   "description": "The lock is over.",
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
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "lockedUntilReset:rightCode.entered",
   "key": "codeLock.lockedUntilReset: rightCode.entered → stays",
   "from": "lockedUntilReset",
   "to": [],
   "event": "rightCode.entered",
   "words": "rightCode.entered",
   "label": "Refused without a look",
   "description": "Refused without a look: the right code does not end the lock.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "refuseUnread"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "name": "lockedUntilReset:wrongCode.entered",
   "key": "codeLock.lockedUntilReset: wrongCode.entered → stays",
   "from": "lockedUntilReset",
   "to": [],
   "event": "wrongCode.entered",
   "words": "wrongCode.entered",
   "label": "Refused without a look, and not counted",
   "description": "Refused without a look, and not counted.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "refuseUnread"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/codeLockPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
    }
   },
   "gesture": {
    "isThere": false,
    "text": "the server keeps the count; what a shopper sees of it is played with the paymentCode chart"
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
   "title": "the lock of the payment code is for 15 minutes after five wrong codes, for a day after ten, until a reset after twenty",
   "kind": "journey",
   "start": [
    "open.firstFive"
   ],
   "steps": [
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::2"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    },
    {
     "event": "after.quarterHour.codeLock.lockedForAQuarterHour",
     "taken": [
      "lockedForAQuarterHour:xstate.after.quarterHour.codeLock.lockedForAQuarterHour"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::3"
     ],
     "leaves": [
      "lockedForADay"
     ]
    },
    {
     "event": "after.day.codeLock.lockedForADay",
     "taken": [
      "lockedForADay:xstate.after.day.codeLock.lockedForADay"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::4"
     ],
     "leaves": [
      "lockedUntilReset"
     ]
    }
   ]
  },
  {
   "title": "the lock of the payment code refuses the right code as well, unread and uncounted",
   "kind": "journey",
   "start": [
    "open.firstFive"
   ],
   "steps": [
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::2"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    },
    {
     "event": "rightCode.entered",
     "taken": [
      "lockedForAQuarterHour:rightCode.entered"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "lockedForAQuarterHour:wrongCode.entered"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    }
   ]
  },
  {
   "title": "the lock of the payment code is forgotten with a right code, also one of the last tries",
   "kind": "journey",
   "start": [
    "open.firstFive"
   ],
   "steps": [
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::2"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    },
    {
     "event": "after.quarterHour.codeLock.lockedForAQuarterHour",
     "taken": [
      "lockedForAQuarterHour:xstate.after.quarterHour.codeLock.lockedForAQuarterHour"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "rightCode.entered",
     "taken": [
      "open:rightCode.entered",
      "counted:"
     ],
     "leaves": [
      "open.firstFive"
     ]
    }
   ]
  },
  {
   "title": "the lock of the payment code ends with a code that is set anew",
   "kind": "journey",
   "start": [
    "open.firstFive"
   ],
   "steps": [
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::2"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    },
    {
     "event": "code.setAnew",
     "taken": [
      ":code.setAnew"
     ],
     "leaves": [
      "open.firstFive"
     ]
    }
   ]
  },
  {
   "title": "wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, after.quarterHour.codeLock.lockedForAQuarterHour, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, rightCode.entered → \"lockedForADay\"",
   "kind": "path",
   "start": [
    "open.firstFive"
   ],
   "steps": [
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::2"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    },
    {
     "event": "after.quarterHour.codeLock.lockedForAQuarterHour",
     "taken": [
      "lockedForAQuarterHour:xstate.after.quarterHour.codeLock.lockedForAQuarterHour"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::3"
     ],
     "leaves": [
      "lockedForADay"
     ]
    },
    {
     "event": "rightCode.entered",
     "taken": [
      "lockedForADay:rightCode.entered"
     ],
     "leaves": [
      "lockedForADay"
     ]
    }
   ]
  },
  {
   "title": "wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, after.quarterHour.codeLock.lockedForAQuarterHour, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered → \"lockedForADay\"",
   "kind": "path",
   "start": [
    "open.firstFive"
   ],
   "steps": [
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::2"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    },
    {
     "event": "after.quarterHour.codeLock.lockedForAQuarterHour",
     "taken": [
      "lockedForAQuarterHour:xstate.after.quarterHour.codeLock.lockedForAQuarterHour"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::3"
     ],
     "leaves": [
      "lockedForADay"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "lockedForADay:wrongCode.entered"
     ],
     "leaves": [
      "lockedForADay"
     ]
    }
   ]
  },
  {
   "title": "wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, after.quarterHour.codeLock.lockedForAQuarterHour, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, after.day.codeLock.lockedForADay, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, rightCode.entered → \"lockedUntilReset\"",
   "kind": "path",
   "start": [
    "open.firstFive"
   ],
   "steps": [
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::2"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    },
    {
     "event": "after.quarterHour.codeLock.lockedForAQuarterHour",
     "taken": [
      "lockedForAQuarterHour:xstate.after.quarterHour.codeLock.lockedForAQuarterHour"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::3"
     ],
     "leaves": [
      "lockedForADay"
     ]
    },
    {
     "event": "after.day.codeLock.lockedForADay",
     "taken": [
      "lockedForADay:xstate.after.day.codeLock.lockedForADay"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::4"
     ],
     "leaves": [
      "lockedUntilReset"
     ]
    },
    {
     "event": "rightCode.entered",
     "taken": [
      "lockedUntilReset:rightCode.entered"
     ],
     "leaves": [
      "lockedUntilReset"
     ]
    }
   ]
  },
  {
   "title": "wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, after.quarterHour.codeLock.lockedForAQuarterHour, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, after.day.codeLock.lockedForADay, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered, wrongCode.entered → \"lockedUntilReset\"",
   "kind": "path",
   "start": [
    "open.firstFive"
   ],
   "steps": [
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::7"
     ],
     "leaves": [
      "open.firstFive"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::2"
     ],
     "leaves": [
      "lockedForAQuarterHour"
     ]
    },
    {
     "event": "after.quarterHour.codeLock.lockedForAQuarterHour",
     "taken": [
      "lockedForAQuarterHour:xstate.after.quarterHour.codeLock.lockedForAQuarterHour"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::6"
     ],
     "leaves": [
      "open.untilTenth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::3"
     ],
     "leaves": [
      "lockedForADay"
     ]
    },
    {
     "event": "after.day.codeLock.lockedForADay",
     "taken": [
      "lockedForADay:xstate.after.day.codeLock.lockedForADay"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::5"
     ],
     "leaves": [
      "open.untilTwentieth"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "open:wrongCode.entered",
      "counted::4"
     ],
     "leaves": [
      "lockedUntilReset"
     ]
    },
    {
     "event": "wrongCode.entered",
     "taken": [
      "lockedUntilReset:wrongCode.entered"
     ],
     "leaves": [
      "lockedUntilReset"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "rightCode.entered",
   "label": "rightCode.entered",
   "event": {
    "type": "rightCode.entered"
   }
  },
  {
   "type": "wrongCode.entered",
   "label": "wrongCode.entered",
   "event": {
    "type": "wrongCode.entered"
   }
  },
  {
   "type": "code.setAnew",
   "label": "code.setAnew",
   "event": {
    "type": "code.setAnew"
   }
  },
  {
   "type": "xstate.after.quarterHour.codeLock.lockedForAQuarterHour",
   "label": "after.quarterHour.codeLock.lockedForAQuarterHour",
   "event": {
    "type": "xstate.after.quarterHour.codeLock.lockedForAQuarterHour"
   }
  },
  {
   "type": "xstate.after.day.codeLock.lockedForADay",
   "label": "after.day.codeLock.lockedForADay",
   "event": {
    "type": "xstate.after.day.codeLock.lockedForADay"
   }
  }
 ],
 "inputs": [
  {
   "locks": [
    {
     "wrong": 5,
     "seconds": 900
    },
    {
     "wrong": 10,
     "seconds": 86400
    },
    {
     "wrong": 20,
     "seconds": null
    }
   ]
  }
 ]
})
