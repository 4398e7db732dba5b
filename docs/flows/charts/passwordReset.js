(window.flowBook ??= []).push({
 "id": "passwordReset",
 "question": "How does someone without the old password come to a new one, and how often can it be tried?",
 "description": "A forgotten password: a mailed code stands for the old one.",
 "svg": "<svg data-plan=\"0b63ad06e7bb518a\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1183 978\" width=\"1183\" height=\"978\" role=\"img\" aria-label=\"passwordReset: A forgotten password: a mailed code stands for the old one.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1183\" height=\"978\"/>\n<g class=\"leaf\" data-state=\"passwordReset.askingAccount\"><title>Whose password? Nobody is told whether that account exists.</title><rect x=\"119\" y=\"52\" width=\"161\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"129\" y=\"73\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">Asking account</text><g class=\"row\" data-arrow=\"askingAccount:values.edited\" data-who=\"shopper\"><title>values.edited: What was said about the last try no longer fits.</title><rect class=\"hit\" x=\"127\" y=\"82\" width=\"145\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(129 83)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"146\" y=\"93\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">What was said about</text><text x=\"146\" y=\"107\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">the last try no longer fits</text></g></g>\n<g class=\"leaf\" data-state=\"passwordReset.sendingCode\"><title>The code is being mailed, if there is such an account.</title><rect x=\"180\" y=\"238\" width=\"110\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"190\" y=\"259\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Sending code</text></g>\n<g class=\"box parallel\" data-state=\"passwordReset.codeSent\"><title>A code is in the mail; another one can be asked for after a while.</title><rect x=\"100\" y=\"368\" width=\"919\" height=\"440\" rx=\"12\"/><text class=\"title\" x=\"110\" y=\"389\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Code sent</text></g>\n<g class=\"box deep compound\" data-state=\"passwordReset.codeSent.form\"><title>What the shopper does with the code.</title><rect x=\"619\" y=\"504\" width=\"384\" height=\"282\" rx=\"12\"/><text class=\"title\" x=\"629\" y=\"525\" textLength=\"35\" lengthAdjust=\"spacingAndGlyphs\">Form</text></g>\n<g class=\"leaf\" data-state=\"passwordReset.codeSent.form.enteringCode\"><title>The shopper enters the code and the new password.</title><rect x=\"644\" y=\"702\" width=\"161\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"654\" y=\"723\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">Entering code</text><g class=\"row\" data-arrow=\"codeSent.form.enteringCode:values.edited\" data-who=\"shopper\"><title>values.edited: What was said about the last try no longer fits.</title><rect class=\"hit\" x=\"652\" y=\"732\" width=\"145\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(654 733)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"671\" y=\"743\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">What was said about</text><text x=\"671\" y=\"757\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">the last try no longer fits</text></g></g>\n<g class=\"leaf\" data-state=\"passwordReset.codeSent.form.resetting\"><title>The server compares the code and changes the password.</title><rect x=\"703.8\" y=\"544\" width=\"83\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"713.8\" y=\"565\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Resetting</text></g>\n<g class=\"box deep compound\" data-state=\"passwordReset.codeSent.resend\"><title>Whether another code can be asked for.</title><rect x=\"116\" y=\"408\" width=\"475\" height=\"384\" rx=\"12\"/><text class=\"title\" x=\"126\" y=\"429\" textLength=\"51\" lengthAdjust=\"spacingAndGlyphs\">Resend</text></g>\n<g class=\"leaf\" data-state=\"passwordReset.codeSent.resend.waiting\"><title>The mail may still arrive.</title><rect x=\"468\" y=\"620\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"478\" y=\"641\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Waiting</text></g>\n<g class=\"leaf\" data-state=\"passwordReset.codeSent.resend.possible\"><title>The shopper may ask for another code.</title><rect x=\"332\" y=\"736\" width=\"76\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"342\" y=\"757\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">Possible</text></g>\n<g class=\"leaf\" data-state=\"passwordReset.codeSent.resend.sending\"><title>Another code is being mailed.</title><rect x=\"191.5\" y=\"448\" width=\"74\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"201.5\" y=\"469\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">Sending</text></g>\n<g class=\"leaf\" data-state=\"passwordReset.done\"><title>The password is changed; the shopper signs in with it.</title><rect x=\"967\" y=\"906\" width=\"56\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"977\" y=\"927\" textLength=\"36\" lengthAdjust=\"spacingAndGlyphs\">Done</text></g>\n<circle class=\"dot\" data-start=\"passwordReset\" cx=\"200\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M200 26L200 52\"/><path class=\"tip\" d=\"M200 52L203.6 44L196.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"passwordReset.codeSent.form\" cx=\"640\" cy=\"579\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M640 584L640 681Q640 688 647 688L677.3 688Q684.3 688 684.3 695L684.3 702\"/><path class=\"tip\" d=\"M684.3 702L687.9 694L680.6 694Z\"/></g>\n<circle class=\"dot\" data-start=\"passwordReset.codeSent.resend\" cx=\"570\" cy=\"483\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M570 488L570 599Q570 606 563 606L521 606Q514 606 514 613L514 620\"/><path class=\"tip\" d=\"M514 620L517.6 612L510.4 612Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"askingAccount:account.submitted\"><path class=\"line\" d=\"M183 120L183 217Q183 224 190 224L210 224Q217 224 217 231L217 238\"/><path class=\"tip\" d=\"M217 238L220.6 230L213.4 230Z\"/></g>\n<g class=\"arrow server\" data-line=\"sendingCode:xstate.done.actor.requestCode\"><path class=\"line\" d=\"M235 278L235 347Q235 354 228 354L123 354Q116 354 116 361L116 368\"/><path class=\"tip\" d=\"M116 368L119.6 360L112.4 360Z\"/></g>\n<g class=\"arrow server\" data-line=\"sendingCode:xstate.done.actor.requestCode:2 sendingCode:xstate.error.actor.requestCode\"><path class=\"line\" d=\"M253 238L253 231Q253 224 260 224L347 224Q354 224 354 217L354 153Q354 146 347 146L223 146Q216 146 216 139L216 120\"/><path class=\"tip\" d=\"M216 120L212.4 128L219.6 128Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"codeSent.form.enteringCode:code.submitted\"><path class=\"line\" d=\"M724.5 702L724.5 584\"/><path class=\"tip\" d=\"M724.5 584L720.9 592L728.1 592Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"codeSent.form.enteringCode:account.changed\"><path class=\"line\" d=\"M724.5 770L724.9 807Q725 814 725 821L725 821Q725 828 718 828L91 828Q84 828 84 821L84 141Q84 134 91 134L144 134Q151 134 151 127L151 120\"/><path class=\"tip\" d=\"M151 120L147.4 128L154.6 128Z\"/></g>\n<g class=\"arrow server\" data-line=\"codeSent.form.resetting:xstate.done.actor.resetPassword\"><path class=\"line\" d=\"M766 584L766 591Q766 598 773 598L979 598Q986 598 986 605L986 906\"/><path class=\"tip\" d=\"M986 906L989.6 898L982.4 898Z\"/></g>\n<g class=\"arrow server\" data-line=\"codeSent.form.resetting:xstate.done.actor.resetPassword:2 codeSent.form.resetting:xstate.error.actor.resetPassword\"><path class=\"line\" d=\"M745.3 584L745.3 603Q745.3 610 752.3 610L880 610Q887 610 887 617L887 681Q887 688 880 688L771.8 688Q764.8 688 764.8 695L764.8 702\"/><path class=\"tip\" d=\"M764.8 702L768.4 694L761.1 694Z\"/></g>\n<g class=\"arrow clock\" data-line=\"codeSent.resend.waiting:xstate.after.resendDelay.passwordReset.codeSent.resend.waiting\"><path class=\"line\" d=\"M502.5 660L502.5 715Q502.5 722 495.5 722L396 722Q389 722 389 729L389 736\"/><path class=\"tip\" d=\"M389 736L392.6 728L385.4 728Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"codeSent.resend.possible:code.requested\"><path class=\"line\" d=\"M370 736L370 521Q370 514 363 514L235.5 514Q228.5 514 228.5 507L228.5 488\"/><path class=\"tip\" d=\"M228.5 488L224.9 496L232.1 496Z\"/></g>\n<g class=\"arrow server\" data-line=\"codeSent.resend.sending:xstate.done.actor.requestCode codeSent.resend.sending:xstate.done.actor.requestCode:2\"><path class=\"line\" d=\"M247 488L247 495Q247 502 254 502L484 502Q491 502 491 509L491 620\"/><path class=\"tip\" d=\"M491 620L494.6 612L487.4 612Z\"/></g>\n<g class=\"arrow server\" data-line=\"codeSent.resend.sending:xstate.done.actor.requestCode:3 codeSent.resend.sending:xstate.error.actor.requestCode\"><path class=\"line\" d=\"M210 488L210 715Q210 722 217 722L344 722Q351 722 351 729L351 736\"/><path class=\"tip\" d=\"M351 736L354.6 728L347.4 728Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"done:reset.reopened\"><path class=\"line\" d=\"M1004 906L1004 899Q1004 892 1011 892L1060 892Q1067 892 1067 885L1067 141Q1067 134 1060 134L255 134Q248 134 248 127L248 120\"/><path class=\"tip\" d=\"M248 120L244.4 128L251.6 128Z\"/></g>\n<g class=\"label\"><rect x=\"101\" y=\"174\" width=\"163\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"askingAccount:account.submitted\" data-who=\"shopper\"><title>account.submitted: The shopper wants a code.</title><rect class=\"hit\" x=\"103\" y=\"178\" width=\"159\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(105 179)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"122\" y=\"189\" textLength=\"138\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants a code</text></g></g>\n<g class=\"label\"><rect x=\"144\" y=\"304\" width=\"182\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"sendingCode:xstate.done.actor.requestCode\" data-who=\"server\"><title>requestCode answered: The same answer for a known and an unknown account.</title><rect class=\"hit\" x=\"146\" y=\"308\" width=\"178\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(148 309)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"165\" y=\"319\" textLength=\"157\" lengthAdjust=\"spacingAndGlyphs\">The same answer for a known</text><text x=\"165\" y=\"333\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">and an unknown account</text></g></g>\n<g class=\"label\"><rect x=\"276\" y=\"160\" width=\"156\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"sendingCode:xstate.done.actor.requestCode:2\" data-who=\"server\"><title>requestCode answered: No answer, or too many codes asked for; the account stays filled in.</title><rect class=\"hit\" x=\"278\" y=\"164\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(280 165)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"297\" y=\"175\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">No answer, or too</text><text x=\"297\" y=\"189\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">many codes asked for</text></g><g class=\"row dim\" data-arrow=\"sendingCode:xstate.error.actor.requestCode\" data-who=\"server\"><title>requestCode broke down</title><rect class=\"hit\" x=\"278\" y=\"192\" width=\"152\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(280 193)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"297\" y=\"203\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">requestCode broke down</text></g></g>\n<g class=\"label\"><rect x=\"657\" y=\"631\" width=\"135\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"codeSent.form.enteringCode:code.submitted\" data-who=\"shopper\"><title>code.submitted: Code and new password are filled in.</title><rect class=\"hit\" x=\"659\" y=\"635\" width=\"131\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(661 636)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"678\" y=\"646\" textLength=\"76\" lengthAdjust=\"spacingAndGlyphs\">Code and new</text><text x=\"678\" y=\"660\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">password are filled in</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"240\" width=\"136\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"codeSent.form.enteringCode:account.changed\" data-who=\"shopper\"><title>account.changed: The shopper mistyped the account.</title><rect class=\"hit\" x=\"18\" y=\"244\" width=\"132\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 245)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"255\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"37\" y=\"269\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">mistyped the account</text></g></g>\n<g class=\"label\"><rect x=\"921\" y=\"842\" width=\"130\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"codeSent.form.resetting:xstate.done.actor.resetPassword\" data-who=\"server\"><title>resetPassword answered: Every session of the shopper has ended.</title><rect class=\"hit\" x=\"923\" y=\"846\" width=\"126\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(925 847)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"942\" y=\"857\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">Every session of the</text><text x=\"942\" y=\"871\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">shopper has ended</text></g></g>\n<g class=\"label\"><rect x=\"804\" y=\"624\" width=\"166\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"codeSent.form.resetting:xstate.done.actor.resetPassword:2\" data-who=\"server\"><title>resetPassword answered: Wrong or late code, or a password that will not do.</title><rect class=\"hit\" x=\"806\" y=\"628\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(808 629)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"825\" y=\"639\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">Wrong or late code, or a</text><text x=\"825\" y=\"653\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">password that will not do</text></g><g class=\"row dim\" data-arrow=\"codeSent.form.resetting:xstate.error.actor.resetPassword\" data-who=\"server\"><title>resetPassword broke down</title><rect class=\"hit\" x=\"806\" y=\"656\" width=\"162\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(808 657)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"825\" y=\"667\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">resetPassword broke down</text></g></g>\n<g class=\"label\"><rect x=\"430\" y=\"686\" width=\"145\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"codeSent.resend.waiting:xstate.after.resendDelay.passwordReset.codeSent.resend.waiting\" data-who=\"clock\"><title>after resendDelay: Long enough for a mail.</title><rect class=\"hit\" x=\"432\" y=\"690\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(434 691)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"451\" y=\"701\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">Long enough for a mail</text></g></g>\n<g class=\"label\"><rect x=\"300\" y=\"629\" width=\"140\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"codeSent.resend.possible:code.requested\" data-who=\"shopper\"><title>code.requested: The mail did not come; the code before it is good no more.</title><rect class=\"hit\" x=\"302\" y=\"633\" width=\"136\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(304 634)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"321\" y=\"644\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">The mail did not come</text></g></g>\n<g class=\"label\"><rect x=\"428\" y=\"528\" width=\"126\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"codeSent.resend.sending:xstate.done.actor.requestCode\" data-who=\"server\"><title>requestCode answered: The newest code is the one that counts.</title><rect class=\"hit\" x=\"430\" y=\"532\" width=\"122\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(432 533)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"449\" y=\"543\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">The newest code is</text><text x=\"449\" y=\"557\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">the one that counts</text></g><g class=\"row\" data-arrow=\"codeSent.resend.sending:xstate.done.actor.requestCode:2\" data-who=\"server\"><title>requestCode answered: Too many codes were asked for; the server says how long to wait.</title><rect class=\"hit\" x=\"430\" y=\"560\" width=\"108\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(432 561)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"449\" y=\"571\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">Too many codes</text><text x=\"449\" y=\"585\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">were asked for</text></g></g>\n<g class=\"label\"><rect x=\"132\" y=\"622\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"codeSent.resend.sending:xstate.done.actor.requestCode:3\" data-who=\"server\"><title>requestCode answered: No answer; it can be asked for again.</title><rect class=\"hit\" x=\"134\" y=\"626\" width=\"77\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(136 627)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"153\" y=\"637\" textLength=\"56\" lengthAdjust=\"spacingAndGlyphs\">No answer</text></g><g class=\"row dim\" data-arrow=\"codeSent.resend.sending:xstate.error.actor.requestCode\" data-who=\"server\"><title>requestCode broke down</title><rect class=\"hit\" x=\"134\" y=\"640\" width=\"152\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(136 641)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"153\" y=\"651\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">requestCode broke down</text></g></g>\n<g class=\"label\"><rect x=\"982\" y=\"311\" width=\"169\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"done:reset.reopened\" data-who=\"shopper\"><title>reset.reopened: The screen is opened anew.</title><rect class=\"hit\" x=\"984\" y=\"315\" width=\"165\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(986 316)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1003\" y=\"326\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">The screen is opened anew</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "passwordReset.askingAccount",
   "name": "askingAccount",
   "title": "Asking account",
   "code": null,
   "kind": "leaf",
   "description": "Whose password? Nobody is told whether that account exists.",
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
     "file": "screens/passwordReset/askingAccount.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/passwordReset/askingAccount.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/passwordReset/askingAccount.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/passwordReset/askingAccount.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "passwordReset.sendingCode",
   "name": "sendingCode",
   "title": "Sending code",
   "code": null,
   "kind": "leaf",
   "description": "The code is being mailed, if there is such an account.",
   "tags": [
    "busy",
    "sending"
   ],
   "calls": [
    "requestCode"
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
     "file": "screens/passwordReset/sendingCode.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/passwordReset/sendingCode.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/passwordReset/sendingCode.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/passwordReset/sendingCode.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "passwordReset.codeSent",
   "name": "codeSent",
   "title": "Code sent",
   "code": null,
   "kind": "parallel",
   "description": "A code is in the mail; another one can be asked for after a while.",
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
   "id": "passwordReset.codeSent.form",
   "name": "codeSent.form",
   "title": "Form",
   "code": null,
   "kind": "compound",
   "description": "What the shopper does with the code.",
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
   "id": "passwordReset.codeSent.form.enteringCode",
   "name": "codeSent.form.enteringCode",
   "title": "Entering code",
   "code": null,
   "kind": "leaf",
   "description": "The shopper enters the code and the new password.",
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
     "file": "screens/passwordReset/codeSent.form.enteringCode.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.form.enteringCode.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/passwordReset/codeSent.form.enteringCode.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.form.enteringCode.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "passwordReset.codeSent.form.resetting",
   "name": "codeSent.form.resetting",
   "title": "Resetting",
   "code": null,
   "kind": "leaf",
   "description": "The server compares the code and changes the password.",
   "tags": [
    "busy"
   ],
   "calls": [
    "resetPassword"
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
     "file": "screens/passwordReset/codeSent.form.resetting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.form.resetting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/passwordReset/codeSent.form.resetting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.form.resetting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "passwordReset.codeSent.resend",
   "name": "codeSent.resend",
   "title": "Resend",
   "code": null,
   "kind": "compound",
   "description": "Whether another code can be asked for.",
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
   "id": "passwordReset.codeSent.resend.waiting",
   "name": "codeSent.resend.waiting",
   "title": "Waiting",
   "code": null,
   "kind": "leaf",
   "description": "The mail may still arrive.",
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
     "file": "screens/passwordReset/codeSent.resend.waiting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.resend.waiting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/passwordReset/codeSent.resend.waiting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.resend.waiting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "passwordReset.codeSent.resend.possible",
   "name": "codeSent.resend.possible",
   "title": "Possible",
   "code": null,
   "kind": "leaf",
   "description": "The shopper may ask for another code.",
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
     "file": "screens/passwordReset/codeSent.resend.possible.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.resend.possible.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/passwordReset/codeSent.resend.possible.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.resend.possible.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "passwordReset.codeSent.resend.sending",
   "name": "codeSent.resend.sending",
   "title": "Sending",
   "code": null,
   "kind": "leaf",
   "description": "Another code is being mailed.",
   "tags": [
    "sending"
   ],
   "calls": [
    "requestCode"
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
     "file": "screens/passwordReset/codeSent.resend.sending.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.resend.sending.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/passwordReset/codeSent.resend.sending.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/passwordReset/codeSent.resend.sending.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "passwordReset.done",
   "name": "done",
   "title": "Done",
   "code": null,
   "kind": "leaf",
   "description": "The password is changed; the shopper signs in with it.",
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
     "file": "screens/passwordReset/done.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/passwordReset/done.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/passwordReset/done.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/passwordReset/done.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "askingAccount:account.submitted",
   "key": "passwordReset.askingAccount: account.submitted → passwordReset.sendingCode",
   "from": "askingAccount",
   "to": [
    "sendingCode"
   ],
   "event": "account.submitted",
   "words": "account.submitted",
   "label": "The shopper wants a code",
   "description": "The shopper wants a code.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepAccount"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/resetpwd_code",
      "input": {
       "account": "mira"
      },
      "isKeyed": false
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
   "name": "askingAccount:values.edited",
   "key": "passwordReset.askingAccount: values.edited → stays",
   "from": "askingAccount",
   "to": [],
   "event": "values.edited",
   "words": "values.edited",
   "label": "What was said about the last try no longer fits",
   "description": "What was said about the last try no longer fits.",
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
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
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
   "name": "sendingCode:xstate.done.actor.requestCode",
   "key": "passwordReset.sendingCode: xstate.done.actor.requestCode → passwordReset.codeSent [branch 1]",
   "from": "sendingCode",
   "to": [
    "codeSent"
   ],
   "event": "xstate.done.actor.requestCode",
   "words": "requestCode answered",
   "label": "The same answer for a known and an unknown account",
   "description": "The same answer for a known and an unknown account.",
   "who": "server",
   "isMoney": false,
   "guard": "isSent",
   "effects": [
    "keepSending"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd_code"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 16,
    "noticed": 16
   }
  },
  {
   "name": "sendingCode:xstate.done.actor.requestCode:2",
   "key": "passwordReset.sendingCode: xstate.done.actor.requestCode → passwordReset.askingAccount [branch 2]",
   "from": "sendingCode",
   "to": [
    "askingAccount"
   ],
   "event": "xstate.done.actor.requestCode",
   "words": "requestCode answered",
   "label": "No answer, or too many codes asked for",
   "description": "No answer, or too many codes asked for; the account stays filled in.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSending",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd_code"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 15
   }
  },
  {
   "name": "sendingCode:xstate.error.actor.requestCode",
   "key": "passwordReset.sendingCode: xstate.error.actor.requestCode → passwordReset.askingAccount",
   "from": "sendingCode",
   "to": [
    "askingAccount"
   ],
   "event": "xstate.error.actor.requestCode",
   "words": "requestCode broke down",
   "label": "requestCode broke down",
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
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd_code"
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
   "name": "codeSent.form.enteringCode:code.submitted",
   "key": "passwordReset.codeSent.form.enteringCode: code.submitted → passwordReset.codeSent.form.resetting",
   "from": "codeSent.form.enteringCode",
   "to": [
    "codeSent.form.resetting"
   ],
   "event": "code.submitted",
   "words": "code.submitted",
   "label": "Code and new password are filled in",
   "description": "Code and new password are filled in.",
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
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/resetpwd",
      "input": {
       "account": "mira",
       "code": "12345678",
       "password": "battery-staple"
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 4,
    "noticed": 4
   }
  },
  {
   "name": "codeSent.form.enteringCode:account.changed",
   "key": "passwordReset.codeSent.form.enteringCode: account.changed → passwordReset.askingAccount",
   "from": "codeSent.form.enteringCode",
   "to": [
    "askingAccount"
   ],
   "event": "account.changed",
   "words": "account.changed",
   "label": "The shopper mistyped the account",
   "description": "The shopper mistyped the account.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetCode"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
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
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": "codeSent.form.enteringCode:values.edited",
   "key": "passwordReset.codeSent.form.enteringCode: values.edited → stays",
   "from": "codeSent.form.enteringCode",
   "to": [],
   "event": "values.edited",
   "words": "values.edited",
   "label": "What was said about the last try no longer fits",
   "description": "What was said about the last try no longer fits.",
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
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
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
   "name": "codeSent.form.resetting:xstate.done.actor.resetPassword",
   "key": "passwordReset.codeSent.form.resetting: xstate.done.actor.resetPassword → passwordReset.done [branch 1]",
   "from": "codeSent.form.resetting",
   "to": [
    "done"
   ],
   "event": "xstate.done.actor.resetPassword",
   "words": "resetPassword answered",
   "label": "Every session of the shopper has ended",
   "description": "Every session of the shopper has ended.",
   "who": "server",
   "isMoney": false,
   "guard": "isChanged",
   "effects": [
    "forgetCode",
    "finish"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "codeSent.form.resetting:xstate.done.actor.resetPassword:2",
   "key": "passwordReset.codeSent.form.resetting: xstate.done.actor.resetPassword → passwordReset.codeSent.form.enteringCode [branch 2]",
   "from": "codeSent.form.resetting",
   "to": [
    "codeSent.form.enteringCode"
   ],
   "event": "xstate.done.actor.resetPassword",
   "words": "resetPassword answered",
   "label": "Wrong or late code, or a password that will not do",
   "description": "Wrong or late code, or a password that will not do.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepRefusal",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd"
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
   "name": "codeSent.form.resetting:xstate.error.actor.resetPassword",
   "key": "passwordReset.codeSent.form.resetting: xstate.error.actor.resetPassword → passwordReset.codeSent.form.enteringCode",
   "from": "codeSent.form.resetting",
   "to": [
    "codeSent.form.enteringCode"
   ],
   "event": "xstate.error.actor.resetPassword",
   "words": "resetPassword broke down",
   "label": "resetPassword broke down",
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
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd"
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
   "name": "codeSent.resend.waiting:xstate.after.resendDelay.passwordReset.codeSent.resend.waiting",
   "key": "passwordReset.codeSent.resend.waiting: xstate.after.resendDelay.passwordReset.codeSent.resend.waiting → passwordReset.codeSent.resend.possible",
   "from": "codeSent.resend.waiting",
   "to": [
    "codeSent.resend.possible"
   ],
   "event": "xstate.after.resendDelay.passwordReset.codeSent.resend.waiting",
   "words": "after resendDelay",
   "label": "Long enough for a mail",
   "description": "Long enough for a mail.",
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
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
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
   "name": "codeSent.resend.possible:code.requested",
   "key": "passwordReset.codeSent.resend.possible: code.requested → passwordReset.codeSent.resend.sending",
   "from": "codeSent.resend.possible",
   "to": [
    "codeSent.resend.sending"
   ],
   "event": "code.requested",
   "words": "code.requested",
   "label": "The mail did not come",
   "description": "The mail did not come; the code before it is good no more.",
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
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/resetpwd_code",
      "input": {
       "account": "mira"
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 4,
    "noticed": 4
   }
  },
  {
   "name": "codeSent.resend.sending:xstate.done.actor.requestCode",
   "key": "passwordReset.codeSent.resend.sending: xstate.done.actor.requestCode → passwordReset.codeSent.resend.waiting [branch 1]",
   "from": "codeSent.resend.sending",
   "to": [
    "codeSent.resend.waiting"
   ],
   "event": "xstate.done.actor.requestCode",
   "words": "requestCode answered",
   "label": "The newest code is the one that counts",
   "description": "The newest code is the one that counts.",
   "who": "server",
   "isMoney": false,
   "guard": "isSent",
   "effects": [
    "keepSending",
    "announceResent"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd_code"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 16,
    "noticed": 16
   }
  },
  {
   "name": "codeSent.resend.sending:xstate.done.actor.requestCode:2",
   "key": "passwordReset.codeSent.resend.sending: xstate.done.actor.requestCode → passwordReset.codeSent.resend.waiting [branch 2]",
   "from": "codeSent.resend.sending",
   "to": [
    "codeSent.resend.waiting"
   ],
   "event": "xstate.done.actor.requestCode",
   "words": "requestCode answered",
   "label": "Too many codes were asked for",
   "description": "Too many codes were asked for; the server says how long to wait.",
   "who": "server",
   "isMoney": false,
   "guard": "isTooEarly",
   "effects": [
    "keepSending",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd_code"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 17,
    "noticed": 17
   }
  },
  {
   "name": "codeSent.resend.sending:xstate.done.actor.requestCode:3",
   "key": "passwordReset.codeSent.resend.sending: xstate.done.actor.requestCode → passwordReset.codeSent.resend.possible [branch 3]",
   "from": "codeSent.resend.sending",
   "to": [
    "codeSent.resend.possible"
   ],
   "event": "xstate.done.actor.requestCode",
   "words": "requestCode answered",
   "label": "No answer",
   "description": "No answer; it can be asked for again.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSending",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd_code"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 15
   }
  },
  {
   "name": "codeSent.resend.sending:xstate.error.actor.requestCode",
   "key": "passwordReset.codeSent.resend.sending: xstate.error.actor.requestCode → passwordReset.codeSent.resend.possible",
   "from": "codeSent.resend.sending",
   "to": [
    "codeSent.resend.possible"
   ],
   "event": "xstate.error.actor.requestCode",
   "words": "requestCode broke down",
   "label": "requestCode broke down",
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
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetpwd_code"
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
   "name": "done:reset.reopened",
   "key": "passwordReset.done: reset.reopened → passwordReset.askingAccount",
   "from": "done",
   "to": [
    "askingAccount"
   ],
   "event": "reset.reopened",
   "words": "reset.reopened",
   "label": "The screen is opened anew",
   "description": "The screen is opened anew.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "forgetEverything"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/passwordResetPaths.test.ts walks this chart over HTTP"
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
    "planted": 12,
    "noticed": 8
   }
  }
 ],
 "films": [
  {
   "title": "a forgotten password is set with the mailed code, and the sessions end",
   "kind": "journey",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "code.submitted {\"code\":\"12345678\",\"password\":\"battery-staple\"}",
     "taken": [
      "codeSent.form.enteringCode:code.submitted"
     ],
     "leaves": [
      "codeSent.resend.waiting",
      "codeSent.form.resetting"
     ]
    },
    {
     "event": "code.submitted {\"code\":\"00000000\",\"password\":\"battery-staple\"}",
     "taken": [],
     "leaves": [
      "codeSent.resend.waiting",
      "codeSent.form.resetting"
     ]
    },
    {
     "event": "done resetPassword changed",
     "taken": [
      "codeSent.form.resetting:xstate.done.actor.resetPassword"
     ],
     "leaves": [
      "done"
     ]
    }
   ]
  },
  {
   "title": "a forgotten password keeps code and new password out of what is remembered",
   "kind": "journey",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "code.submitted {\"code\":\"12345678\",\"password\":\"battery-staple\"}",
     "taken": [
      "codeSent.form.enteringCode:code.submitted"
     ],
     "leaves": [
      "codeSent.resend.waiting",
      "codeSent.form.resetting"
     ]
    }
   ]
  },
  {
   "title": "a forgotten password asks again when the code was wrong, and goes on counting towards another one",
   "kind": "journey",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "code.submitted {\"code\":\"12345678\",\"password\":\"battery-staple\"}",
     "taken": [
      "codeSent.form.enteringCode:code.submitted"
     ],
     "leaves": [
      "codeSent.resend.waiting",
      "codeSent.form.resetting"
     ]
    },
    {
     "event": "done resetPassword refused (resetCodeWrong)",
     "taken": [
      "codeSent.form.resetting:xstate.done.actor.resetPassword:2"
     ],
     "leaves": [
      "codeSent.resend.waiting",
      "codeSent.form.enteringCode"
     ]
    },
    {
     "event": "after.resendDelay.passwordReset.codeSent.resend.waiting",
     "taken": [
      "codeSent.resend.waiting:xstate.after.resendDelay.passwordReset.codeSent.resend.waiting"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.possible"
     ]
    }
   ]
  },
  {
   "title": "a forgotten password gives another code after thirty seconds, not before",
   "kind": "journey",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "code.requested",
     "taken": [],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "after.resendDelay.passwordReset.codeSent.resend.waiting",
     "taken": [
      "codeSent.resend.waiting:xstate.after.resendDelay.passwordReset.codeSent.resend.waiting"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.possible"
     ]
    },
    {
     "event": "code.requested",
     "taken": [
      "codeSent.resend.possible:code.requested"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.sending"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "codeSent.resend.sending:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    }
   ]
  },
  {
   "title": "a forgotten password waits as long as the server says when too many codes were asked for",
   "kind": "journey",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "after.resendDelay.passwordReset.codeSent.resend.waiting",
     "taken": [
      "codeSent.resend.waiting:xstate.after.resendDelay.passwordReset.codeSent.resend.waiting"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.possible"
     ]
    },
    {
     "event": "code.requested",
     "taken": [
      "codeSent.resend.possible:code.requested"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.sending"
     ]
    },
    {
     "event": "done requestCode tooEarly (tooManyAttempts)",
     "taken": [
      "codeSent.resend.sending:xstate.done.actor.requestCode:2"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "after.resendDelay.passwordReset.codeSent.resend.waiting",
     "taken": [
      "codeSent.resend.waiting:xstate.after.resendDelay.passwordReset.codeSent.resend.waiting"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.possible"
     ]
    }
   ]
  },
  {
   "title": "a forgotten password keeps the account when the code could not be sent",
   "kind": "journey",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode failed (network)",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode:2"
     ],
     "leaves": [
      "askingAccount"
     ]
    }
   ]
  },
  {
   "title": "a forgotten password can be asked for another account",
   "kind": "journey",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "account.changed",
     "taken": [
      "codeSent.form.enteringCode:account.changed"
     ],
     "leaves": [
      "askingAccount"
     ]
    }
   ]
  },
  {
   "title": "a forgotten password begins anew when the screen is opened again",
   "kind": "journey",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "code.submitted {\"code\":\"12345678\",\"password\":\"battery-staple\"}",
     "taken": [
      "codeSent.form.enteringCode:code.submitted"
     ],
     "leaves": [
      "codeSent.resend.waiting",
      "codeSent.form.resetting"
     ]
    },
    {
     "event": "done resetPassword changed",
     "taken": [
      "codeSent.form.resetting:xstate.done.actor.resetPassword"
     ],
     "leaves": [
      "done"
     ]
    },
    {
     "event": "reset.reopened",
     "taken": [
      "done:reset.reopened"
     ],
     "leaves": [
      "askingAccount"
     ]
    }
   ]
  },
  {
   "title": "values.edited → \"askingAccount\"",
   "kind": "path",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "values.edited",
     "taken": [
      "askingAccount:values.edited"
     ],
     "leaves": [
      "askingAccount"
     ]
    }
   ]
  },
  {
   "title": "account.submitted {\"account\":\"mira\"}, error requestCode {\"error\":\"surprise\"} → \"askingAccount\"",
   "kind": "path",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "error requestCode {\"error\":\"surprise\"}",
     "taken": [
      "sendingCode:xstate.error.actor.requestCode"
     ],
     "leaves": [
      "askingAccount"
     ]
    }
   ]
  },
  {
   "title": "account.submitted {\"account\":\"mira\"}, done requestCode sent, values.edited → {\"codeSent\":{\"form\":\"enteringCode\",\"resend\":\"waiting\"}}",
   "kind": "path",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "codeSent.form.enteringCode:values.edited"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    }
   ]
  },
  {
   "title": "account.submitted {\"account\":\"mira\"}, done requestCode sent, code.submitted {\"code\":\"12345678\",\"password\":\"battery-staple\"}, error resetPassword {\"error\":\"surprise\"} → {\"codeSent\":{\"form\":\"enteringCode\",\"resend\":\"waiting\"}}",
   "kind": "path",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "code.submitted {\"code\":\"12345678\",\"password\":\"battery-staple\"}",
     "taken": [
      "codeSent.form.enteringCode:code.submitted"
     ],
     "leaves": [
      "codeSent.resend.waiting",
      "codeSent.form.resetting"
     ]
    },
    {
     "event": "error resetPassword {\"error\":\"surprise\"}",
     "taken": [
      "codeSent.form.resetting:xstate.error.actor.resetPassword"
     ],
     "leaves": [
      "codeSent.resend.waiting",
      "codeSent.form.enteringCode"
     ]
    }
   ]
  },
  {
   "title": "account.submitted {\"account\":\"mira\"}, done requestCode sent, after.resendDelay.passwordReset.codeSent.resend.waiting, code.requested, done requestCode failed (network) → {\"codeSent\":{\"form\":\"enteringCode\",\"resend\":\"possible\"}}",
   "kind": "path",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "after.resendDelay.passwordReset.codeSent.resend.waiting",
     "taken": [
      "codeSent.resend.waiting:xstate.after.resendDelay.passwordReset.codeSent.resend.waiting"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.possible"
     ]
    },
    {
     "event": "code.requested",
     "taken": [
      "codeSent.resend.possible:code.requested"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.sending"
     ]
    },
    {
     "event": "done requestCode failed (network)",
     "taken": [
      "codeSent.resend.sending:xstate.done.actor.requestCode:3"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.possible"
     ]
    }
   ]
  },
  {
   "title": "account.submitted {\"account\":\"mira\"}, done requestCode sent, after.resendDelay.passwordReset.codeSent.resend.waiting, code.requested, error requestCode {\"error\":\"surprise\"} → {\"codeSent\":{\"form\":\"enteringCode\",\"resend\":\"possible\"}}",
   "kind": "path",
   "start": [
    "askingAccount"
   ],
   "steps": [
    {
     "event": "account.submitted {\"account\":\"mira\"}",
     "taken": [
      "askingAccount:account.submitted"
     ],
     "leaves": [
      "sendingCode"
     ]
    },
    {
     "event": "done requestCode sent",
     "taken": [
      "sendingCode:xstate.done.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.waiting"
     ]
    },
    {
     "event": "after.resendDelay.passwordReset.codeSent.resend.waiting",
     "taken": [
      "codeSent.resend.waiting:xstate.after.resendDelay.passwordReset.codeSent.resend.waiting"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.possible"
     ]
    },
    {
     "event": "code.requested",
     "taken": [
      "codeSent.resend.possible:code.requested"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.sending"
     ]
    },
    {
     "event": "error requestCode {\"error\":\"surprise\"}",
     "taken": [
      "codeSent.resend.sending:xstate.error.actor.requestCode"
     ],
     "leaves": [
      "codeSent.form.enteringCode",
      "codeSent.resend.possible"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "account.submitted",
   "label": "account.submitted {\"account\":\"mira\"}",
   "event": {
    "type": "account.submitted",
    "account": "mira"
   }
  },
  {
   "type": "account.changed",
   "label": "account.changed",
   "event": {
    "type": "account.changed"
   }
  },
  {
   "type": "code.requested",
   "label": "code.requested",
   "event": {
    "type": "code.requested"
   }
  },
  {
   "type": "code.submitted",
   "label": "code.submitted {\"code\":\"12345678\",\"password\":\"battery-staple\"}",
   "event": {
    "type": "code.submitted",
    "code": "12345678",
    "password": "battery-staple"
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
   "type": "reset.reopened",
   "label": "reset.reopened",
   "event": {
    "type": "reset.reopened"
   }
  },
  {
   "type": "xstate.done.actor.requestCode",
   "label": "done requestCode sent",
   "event": {
    "type": "xstate.done.actor.requestCode",
    "output": {
     "type": "sent",
     "expiresAt": "2026-03-05T10:15:00.000Z",
     "resendAt": "2026-03-05T10:00:30.000Z",
     "waitMs": 30000
    },
    "actorId": "requestCode"
   }
  },
  {
   "type": "xstate.done.actor.requestCode",
   "label": "done requestCode tooEarly (tooManyAttempts)",
   "event": {
    "type": "xstate.done.actor.requestCode",
    "output": {
     "type": "tooEarly",
     "failure": {
      "type": "refused",
      "reason": "tooManyAttempts",
      "msg": null,
      "data": {
       "until": "2026-03-05T10:02:00.000Z"
      }
     },
     "resendAt": "2026-03-05T10:02:00.000Z",
     "waitMs": 60000
    },
    "actorId": "requestCode"
   }
  },
  {
   "type": "xstate.done.actor.requestCode",
   "label": "done requestCode failed (network)",
   "event": {
    "type": "xstate.done.actor.requestCode",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "requestCode"
   }
  },
  {
   "type": "xstate.error.actor.requestCode",
   "label": "error requestCode {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.requestCode",
    "error": "surprise",
    "actorId": "requestCode"
   }
  },
  {
   "type": "xstate.after.resendDelay.passwordReset.codeSent.resend.waiting",
   "label": "after.resendDelay.passwordReset.codeSent.resend.waiting",
   "event": {
    "type": "xstate.after.resendDelay.passwordReset.codeSent.resend.waiting"
   }
  },
  {
   "type": "xstate.done.actor.resetPassword",
   "label": "done resetPassword changed",
   "event": {
    "type": "xstate.done.actor.resetPassword",
    "output": {
     "type": "changed"
    },
    "actorId": "resetPassword"
   }
  },
  {
   "type": "xstate.done.actor.resetPassword",
   "label": "done resetPassword refused (resetCodeWrong)",
   "event": {
    "type": "xstate.done.actor.resetPassword",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "resetCodeWrong",
      "msg": null,
      "data": null
     }
    },
    "actorId": "resetPassword"
   }
  },
  {
   "type": "xstate.error.actor.resetPassword",
   "label": "error resetPassword {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.resetPassword",
    "error": "surprise",
    "actorId": "resetPassword"
   }
  }
 ],
 "inputs": []
})
