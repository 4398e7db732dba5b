(window.flowBook ??= []).push({
 "id": "session",
 "question": "Who is shopping, on this tab and on every other, and how does a session end?",
 "description": "Who is shopping: a guest, or a shopper with a token and their information.",
 "svg": "<svg data-plan=\"d48c0a6d620df619\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1334 1576\" width=\"1334\" height=\"1576\" role=\"img\" aria-label=\"session: Who is shopping: a guest, or a shopper with a token and their information.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1334\" height=\"1576\"/>\n<g class=\"everywhere\"><rect x=\"0\" y=\"0\" width=\"181\" height=\"138\" rx=\"10\"/><text class=\"title\" x=\"10\" y=\"21\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text><g class=\"row\" data-arrow=\":backData.merged\" data-who=\"app\"><title>backData.merged: A screen leaves something for the next one.</title><rect class=\"hit\" x=\"8\" y=\"30\" width=\"161\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(10 31)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"27\" y=\"41\" textLength=\"140\" lengthAdjust=\"spacingAndGlyphs\">A screen leaves something</text><text x=\"27\" y=\"55\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">for the next one</text></g><g class=\"row\" data-arrow=\":place.entered\" data-who=\"shopper\"><title>place.entered: The bare address leads to the shop’s first screen, whoever asks.</title><rect class=\"hit\" x=\"8\" y=\"58\" width=\"148\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(10 59)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"27\" y=\"69\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The bare address leads</text><text x=\"27\" y=\"83\" textLength=\"127\" lengthAdjust=\"spacingAndGlyphs\">to the shop’s first screen</text></g><g class=\"row\" data-arrow=\":place.entered:2\" data-who=\"shopper\"><title>place.entered: A guest has to log in first, and comes back here afterwards.</title><rect class=\"hit\" x=\"8\" y=\"86\" width=\"149\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(10 87)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"27\" y=\"97\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">A guest has to log in first</text></g><g class=\"row\" data-arrow=\":place.entered:3\" data-who=\"shopper\"><title>place.entered: Who is signed in goes on to where the login would have led.</title><rect class=\"hit\" x=\"8\" y=\"100\" width=\"165\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(10 101)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"27\" y=\"111\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">Who is signed in goes on to</text><text x=\"27\" y=\"125\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">where the login would …</text></g></g>\n<g class=\"leaf passing\" data-state=\"session.starting\"><title>Starting: The auth cookie decides.</title><rect x=\"252\" y=\"190\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M264 195.1L270.9 202L264 208.9L257.1 202Z\"/></g>\n<g class=\"box compound\" data-state=\"session.guest\"><title>Public screens only.</title><rect x=\"648\" y=\"322\" width=\"395.5\" height=\"162\" rx=\"12\"/><text class=\"title\" x=\"658\" y=\"343\" textLength=\"40\" lengthAdjust=\"spacingAndGlyphs\">Guest</text></g>\n<g class=\"leaf\" data-state=\"session.guest.browsing\"><title>Looking around.</title><rect x=\"664\" y=\"428\" width=\"81\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"674\" y=\"449\" textLength=\"61\" lengthAdjust=\"spacingAndGlyphs\">Browsing</text></g>\n<g class=\"leaf\" data-state=\"session.guest.loginRefused\"><title>The last try to sign in was refused, and says why.</title><rect x=\"737.5\" y=\"362\" width=\"110\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"747.5\" y=\"383\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Login refused</text></g>\n<g class=\"leaf\" data-state=\"session.guest.registrationRefused\"><title>The last try to sign up was refused, and says why.</title><rect x=\"875.5\" y=\"362\" width=\"152\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"885.5\" y=\"383\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">Registration refused</text></g>\n<g class=\"leaf\" data-state=\"session.signingIn\"><title>Account and password are being checked.</title><rect x=\"353\" y=\"586.7\" width=\"85\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"363\" y=\"607.7\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Signing in</text></g>\n<g class=\"leaf\" data-state=\"session.registering\"><title>A new account is being opened.</title><rect x=\"507\" y=\"586.7\" width=\"95\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"517\" y=\"607.7\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">Registering</text></g>\n<g class=\"box compound\" data-state=\"session.signedIn\"><title>Every screen is open.</title><rect x=\"172\" y=\"760\" width=\"636\" height=\"648\" rx=\"12\"/><text class=\"title\" x=\"182\" y=\"781\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Signed in</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.infoUnknown\"><title>A token, but nothing known about the shopper yet.</title><rect x=\"228.5\" y=\"836\" width=\"108\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"238.5\" y=\"857\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">Info unknown</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.loadingInfo\"><title>Asking who the shopper is.</title><rect x=\"248.8\" y=\"966\" width=\"101\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"258.8\" y=\"987\" textLength=\"81\" lengthAdjust=\"spacingAndGlyphs\">Loading info</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.infoUnanswered\"><title>Nobody answered who the shopper is. They stay signed in, read why, and it is asked again.</title><rect x=\"533.5\" y=\"1178\" width=\"129\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"543.5\" y=\"1199\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">Info unanswered</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.ready\"><title>Token and information are known.</title><rect x=\"237.5\" y=\"1178\" width=\"63\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"247.5\" y=\"1199\" textLength=\"43\" lengthAdjust=\"spacingAndGlyphs\">Ready</text></g>\n<g class=\"leaf\" data-state=\"session.signedIn.refreshingInfo\"><title>Balance or settings changed; the known information stays meanwhile.</title><rect x=\"213.2\" y=\"1324\" width=\"136\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"223.2\" y=\"1345\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">Refreshing info</text><g class=\"row\" data-arrow=\"signedIn.refreshingInfo:info.refreshRequested\" data-who=\"app\"><title>info.refreshRequested: What is on its way may be old already.</title><rect class=\"hit\" x=\"221.2\" y=\"1354\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(223.2 1355)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"240.2\" y=\"1365\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">What is on its way</text><text x=\"240.2\" y=\"1379\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">may be old already</text></g></g>\n<g class=\"leaf\" data-state=\"session.signingOut\"><title>The server is told to forget the token.</title><rect x=\"552\" y=\"1504\" width=\"94\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"562\" y=\"1525\" textLength=\"74\" lengthAdjust=\"spacingAndGlyphs\">Signing out</text></g>\n<circle class=\"dot\" data-start=\"session\" cx=\"264\" cy=\"159\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M264 164L264 190\"/><path class=\"tip\" d=\"M264 190L267.6 182L260.4 182Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"session\"><rect x=\"57\" y=\"194\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"65\" y=\"208\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"session.guest\" cx=\"704.5\" cy=\"397\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M704.5 402L704.5 428\"/><path class=\"tip\" d=\"M704.5 428L708.1 420L700.9 420Z\"/></g>\n<circle class=\"dot\" data-start=\"session.signedIn\" cx=\"282.5\" cy=\"805\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M282.5 810L282.5 836\"/><path class=\"tip\" d=\"M282.5 836L286.1 828L278.8 828Z\"/></g>\n<g class=\"arrow browser\" data-line=\":session.changedElsewhere\"><path class=\"line\" d=\"M111 214L111 221Q111 228 118 228L166 228Q173 228 173 235L173 271Q173 278 180 278L955 278Q962 278 962 285L962 322\"/><path class=\"tip\" d=\"M962 322L965.6 314L958.4 314Z\"/></g>\n<g class=\"arrow browser\" data-line=\":session.changedElsewhere:2\"><path class=\"line\" d=\"M84 214L84 733Q84 740 91 740L369 740Q376 740 376.2 747L376.2 747Q376.5 754 376.5 761L376.5 945Q376.5 952 369.5 952L323.1 952Q316.1 952 316.1 959L316.1 966\"/><path class=\"tip\" d=\"M316.1 966L319.8 958L312.5 958Z\"/></g>\n<g class=\"arrow chart\" data-line=\"starting:\"><path class=\"line\" d=\"M260 214L260 721Q260 728 267 728L379 728Q386 728 386 735L386 760\"/><path class=\"tip\" d=\"M386 760L389.6 752L382.4 752Z\"/></g>\n<g class=\"arrow chart\" data-line=\"starting::2\"><path class=\"line\" d=\"M268 214L268 221Q268 228 275 228L965 228Q972 228 972 235L972 322\"/><path class=\"tip\" d=\"M972 322L975.6 314L968.4 314Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"guest:login.submitted\"><path class=\"line\" d=\"M664 484L664 491Q664 498 657 498L629 498Q622 498 622 505L622 541Q622 548 615 548L417 548Q410 548 410 555L410 586.7\"/><path class=\"tip\" d=\"M410 586.7L413.6 578.7L406.4 578.7Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"guest:registration.submitted\"><path class=\"line\" d=\"M674 484L674 491Q674 498 681 498L763 498Q770 498 770 505L770 553Q770 560 763 560L577 560Q570 560 570 567L570 586.7\"/><path class=\"tip\" d=\"M570 586.7L573.6 578.7L566.4 578.7Z\"/></g>\n<g class=\"arrow server\" data-line=\"signingIn:xstate.done.actor.login\"><path class=\"line\" d=\"M396 626.7L396 760\"/><path class=\"tip\" d=\"M396 760L399.6 752L392.4 752Z\"/></g>\n<g class=\"arrow server\" data-line=\"signingIn:xstate.done.actor.login:2 signingIn:xstate.error.actor.login\"><path class=\"line\" d=\"M381 586.7L381 555Q381 548 374 548L369 548Q362 548 362 541L362 297Q362 290 369 290L786 290Q793 290 792.9 297L792.6 309Q792.5 316 792.5 323L792.5 362\"/><path class=\"tip\" d=\"M792.5 362L796.1 354L788.9 354Z\"/></g>\n<g class=\"arrow server\" data-line=\"registering:xstate.done.actor.register\"><path class=\"line\" d=\"M555 626.7L555 721Q555 728 548 728L413 728Q406 728 406 735L406 760\"/><path class=\"tip\" d=\"M406 760L409.6 752L402.4 752Z\"/></g>\n<g class=\"arrow server\" data-line=\"registering:xstate.done.actor.register:2 registering:xstate.error.actor.register\"><path class=\"line\" d=\"M539 586.7L539 309Q539 302 546 302L945 302Q952 302 951.8 309L951.7 309Q951.5 316 951.5 323L951.5 362\"/><path class=\"tip\" d=\"M951.5 362L955.1 354L947.9 354Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"signedIn:logout.requested\"><path class=\"line\" d=\"M458 1408L458 1483Q458 1490 465 1490L569 1490Q576 1490 576 1497L576 1504\"/><path class=\"tip\" d=\"M576 1504L579.6 1496L572.4 1496Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn:password.reset signedIn:token.refused\"><path class=\"line\" d=\"M496 1408L496 1421Q496 1428 503 1428L1053 1428Q1060 1428 1060 1421L1060 285Q1060 278 1053 278L989 278Q982 278 982 285L982 322\"/><path class=\"tip\" d=\"M982 322L985.6 314L978.4 314Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.infoUnknown:navigation.started\"><path class=\"line\" d=\"M282.5 876L282.5 966\"/><path class=\"tip\" d=\"M282.5 966L286.1 958L278.8 958Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loadingInfo:xstate.done.actor.loadInfo\"><path class=\"line\" d=\"M269 1006L269 1178\"/><path class=\"tip\" d=\"M269 1178L272.6 1170L265.4 1170Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loadingInfo:xstate.done.actor.loadInfo:2\"><path class=\"line\" d=\"M289.2 1006L289.2 1037Q289.2 1044 296.2 1044L479 1044Q486 1044 486 1051L486 1433Q486 1440 493 1440L592 1440Q599 1440 599 1447L599 1504\"/><path class=\"tip\" d=\"M599 1504L602.6 1496L595.4 1496Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.loadingInfo:xstate.done.actor.loadInfo:3 signedIn.loadingInfo:xstate.error.actor.loadInfo\"><path class=\"line\" d=\"M329.6 1006L329.6 1013Q329.6 1020 336.6 1020L720 1020Q727 1020 727 1027L727 1157Q727 1164 720 1164L626.5 1164Q619.5 1164 619.5 1171L619.5 1178\"/><path class=\"tip\" d=\"M619.5 1178L623.1 1170L615.9 1170Z\"/></g>\n<g class=\"arrow many\" data-line=\"signedIn.infoUnanswered:connection.restored signedIn.infoUnanswered:page.shown signedIn.infoUnanswered:info.refreshRequested signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered\"><path class=\"line\" d=\"M576.5 1178L576.5 1039Q576.5 1032 569.5 1032L316.4 1032Q309.4 1032 309.4 1025L309.4 1006\"/><path class=\"tip\" d=\"M309.4 1006L305.8 1014L313 1014Z\"/></g>\n<g class=\"arrow app\" data-line=\"signedIn.ready:info.refreshRequested\"><path class=\"line\" d=\"M279.5 1218L279.5 1225Q279.5 1232 286.5 1232L398.5 1232Q405.5 1232 405.5 1239L405.5 1303Q405.5 1310 398.5 1310L310.8 1310Q303.8 1310 303.8 1317L303.8 1324\"/><path class=\"tip\" d=\"M303.8 1324L307.5 1316L300.2 1316Z\"/></g>\n<g class=\"arrow server\" data-line=\"signedIn.refreshingInfo:xstate.done.actor.loadInfo signedIn.refreshingInfo:xstate.error.actor.loadInfo\"><path class=\"line\" d=\"M258.5 1324L258.5 1218\"/><path class=\"tip\" d=\"M258.5 1218L254.9 1226L262.1 1226Z\"/></g>\n<g class=\"arrow many\" data-line=\"signingOut:token.refused signingOut:xstate.done.actor.logout signingOut:xstate.done.actor.logout:2 signingOut:xstate.error.actor.logout\"><path class=\"line\" d=\"M623 1504L623 1497Q623 1490 630 1490L1215 1490Q1222 1490 1222 1483L1222 309Q1222 302 1215 302L999 302Q992 302 992 309L992 322\"/><path class=\"tip\" d=\"M992 322L995.6 314L988.4 314Z\"/></g>\n<g class=\"label\"><rect x=\"101\" y=\"242\" width=\"143\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\":session.changedElsewhere\" data-who=\"browser\"><title>session.changedElsewhere: Another tab logged out.</title><rect class=\"hit\" x=\"103\" y=\"246\" width=\"139\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(105 247)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"122\" y=\"257\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">Another tab logged out</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"512\" width=\"136\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\":session.changedElsewhere:2\" data-who=\"browser\"><title>session.changedElsewhere: Another tab signed in.</title><rect class=\"hit\" x=\"18\" y=\"516\" width=\"132\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(20 517)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"37\" y=\"527\" textLength=\"111\" lengthAdjust=\"spacingAndGlyphs\">Another tab signed in</text></g></g>\n<g class=\"label\"><rect x=\"218\" y=\"512\" width=\"84\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"starting:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"220\" y=\"516\" width=\"80\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(222 517)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"239\" y=\"527\" textLength=\"59\" lengthAdjust=\"spacingAndGlyphs\">Has token?</text></g></g>\n<g class=\"label\"><rect x=\"948\" y=\"242\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"starting::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"950\" y=\"246\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(952 247)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"969\" y=\"257\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"555\" y=\"512\" width=\"134\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:login.submitted\" data-who=\"shopper\"><title>login.submitted: The shopper signs in.</title><rect class=\"hit\" x=\"557\" y=\"516\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(559 517)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"576\" y=\"527\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The shopper signs in</text></g></g>\n<g class=\"label\"><rect x=\"701\" y=\"512\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"guest:registration.submitted\" data-who=\"shopper\"><title>registration.submitted: The shopper signs up.</title><rect class=\"hit\" x=\"703\" y=\"516\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(705 517)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"722\" y=\"527\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The shopper signs up</text></g></g>\n<g class=\"label\"><rect x=\"334\" y=\"678\" width=\"123\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signingIn:xstate.done.actor.login\" data-who=\"server\"><title>login answered: Back to where the shopper was going, else to the start.</title><rect class=\"hit\" x=\"336\" y=\"682\" width=\"119\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(338 683)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"355\" y=\"693\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Back to where the</text><text x=\"355\" y=\"707\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">shopper was going</text></g></g>\n<g class=\"label\"><rect x=\"277\" y=\"375\" width=\"169\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signingIn:xstate.done.actor.login:2\" data-who=\"server\"><title>login answered: Wrong account or password, or too many tries.</title><rect class=\"hit\" x=\"279\" y=\"379\" width=\"165\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(281 380)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"298\" y=\"390\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">Wrong account or</text><text x=\"298\" y=\"404\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">password, or too many tries</text></g><g class=\"row dim\" data-arrow=\"signingIn:xstate.error.actor.login\" data-who=\"server\"><title>login broke down</title><rect class=\"hit\" x=\"279\" y=\"407\" width=\"110\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(281 408)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"298\" y=\"418\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">login broke down</text></g></g>\n<g class=\"label\"><rect x=\"469\" y=\"678\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"registering:xstate.done.actor.register\" data-who=\"server\"><title>register answered: Signed in at once, and on to where the shopper was going.</title><rect class=\"hit\" x=\"471\" y=\"682\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(473 683)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"490\" y=\"693\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">Signed in at once, and on to</text><text x=\"490\" y=\"707\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">where the shopper was …</text></g></g>\n<g class=\"label\"><rect x=\"458\" y=\"375\" width=\"162\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"registering:xstate.done.actor.register:2\" data-who=\"server\"><title>register answered: The account is taken, or the password too common.</title><rect class=\"hit\" x=\"460\" y=\"379\" width=\"158\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(462 380)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"479\" y=\"390\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">The account is taken, or</text><text x=\"479\" y=\"404\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">the password too common</text></g><g class=\"row dim\" data-arrow=\"registering:xstate.error.actor.register\" data-who=\"server\"><title>register broke down</title><rect class=\"hit\" x=\"460\" y=\"407\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(462 408)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"479\" y=\"418\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">register broke down</text></g></g>\n<g class=\"label\"><rect x=\"390\" y=\"1454\" width=\"135\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:logout.requested\" data-who=\"shopper\"><title>logout.requested: The shopper logs out.</title><rect class=\"hit\" x=\"392\" y=\"1458\" width=\"131\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(394 1459)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"411\" y=\"1469\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">The shopper logs out</text></g></g>\n<g class=\"label\"><rect x=\"990\" y=\"581\" width=\"140\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn:password.reset\" data-who=\"shopper\"><title>password.reset: A new password ends every session.</title><rect class=\"hit\" x=\"992\" y=\"585\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(994 586)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1011\" y=\"596\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">A new password</text><text x=\"1011\" y=\"610\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">ends every session</text></g><g class=\"row\" data-arrow=\"signedIn:token.refused\" data-who=\"app\"><title>token.refused: The server no longer knows the token (401); after a login one is back here.</title><rect class=\"hit\" x=\"992\" y=\"613\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(994 614)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1011\" y=\"624\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">The server no longer</text><text x=\"1011\" y=\"638\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">knows the token (401)</text></g></g>\n<g class=\"label\"><rect x=\"204.5\" y=\"902\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.infoUnknown:navigation.started\" data-who=\"app\"><title>navigation.started: The first navigation loads the shopper’s information.</title><rect class=\"hit\" x=\"206.5\" y=\"906\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(208.5 907)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"225.5\" y=\"917\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">The first navigation loads</text><text x=\"225.5\" y=\"931\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">the shopper’s information</text></g></g>\n<g class=\"label\"><rect x=\"189\" y=\"1093\" width=\"160\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loadingInfo:xstate.done.actor.loadInfo\" data-who=\"server\"><title>loadInfo answered: Who is signed in is known; the account’s language is spoken.</title><rect class=\"hit\" x=\"191\" y=\"1097\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(193 1098)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"210\" y=\"1108\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">Who is signed in is known</text></g></g>\n<g class=\"label\"><rect x=\"537\" y=\"1454\" width=\"123\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loadingInfo:xstate.done.actor.loadInfo:2\" data-who=\"server\"><title>loadInfo answered: The server refuses: the session is given up, and it is said why.</title><rect class=\"hit\" x=\"539\" y=\"1458\" width=\"119\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(541 1459)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"558\" y=\"1469\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">The server refuses</text></g></g>\n<g class=\"label\"><rect x=\"662\" y=\"1079\" width=\"130\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.loadingInfo:xstate.done.actor.loadInfo:3\" data-who=\"server\"><title>loadInfo answered: No answer that can be understood: that ends no session.</title><rect class=\"hit\" x=\"664\" y=\"1083\" width=\"118\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(666 1084)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"683\" y=\"1094\" textLength=\"79\" lengthAdjust=\"spacingAndGlyphs\">No answer that</text><text x=\"683\" y=\"1108\" textLength=\"97\" lengthAdjust=\"spacingAndGlyphs\">can be understood</text></g><g class=\"row dim\" data-arrow=\"signedIn.loadingInfo:xstate.error.actor.loadInfo\" data-who=\"server\"><title>loadInfo broke down</title><rect class=\"hit\" x=\"664\" y=\"1111\" width=\"126\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(666 1112)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"683\" y=\"1122\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">loadInfo broke down</text></g></g>\n<g class=\"label\"><rect x=\"503\" y=\"1058\" width=\"147\" height=\"92\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.infoUnanswered:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"505\" y=\"1062\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(507 1063)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"524\" y=\"1073\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"signedIn.infoUnanswered:page.shown\" data-who=\"shopper\"><title>page.shown: The shopper looks at the page again.</title><rect class=\"hit\" x=\"505\" y=\"1076\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(507 1077)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"524\" y=\"1087\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The shopper looks</text><text x=\"524\" y=\"1101\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">at the page again</text></g><g class=\"row\" data-arrow=\"signedIn.infoUnanswered:info.refreshRequested\" data-who=\"app\"><title>info.refreshRequested: The shopper asks for it, or something changed.</title><rect class=\"hit\" x=\"505\" y=\"1104\" width=\"143\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(507 1105)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"524\" y=\"1115\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks for it,</text><text x=\"524\" y=\"1129\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">or something changed</text></g><g class=\"row\" data-arrow=\"signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered\" data-who=\"clock\"><title>after infoBackoff: The next attempt; the wait before it grows up to 30 seconds.</title><rect class=\"hit\" x=\"505\" y=\"1132\" width=\"109\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(507 1133)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"524\" y=\"1143\" textLength=\"88\" lengthAdjust=\"spacingAndGlyphs\">The next attempt</text></g></g>\n<g class=\"label\"><rect x=\"341\" y=\"1260\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.ready:info.refreshRequested\" data-who=\"app\"><title>info.refreshRequested: Something changed; who is signed in is asked again.</title><rect class=\"hit\" x=\"343\" y=\"1264\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(345 1265)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"362\" y=\"1275\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Something changed</text></g></g>\n<g class=\"label\"><rect x=\"188\" y=\"1246\" width=\"141\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"signedIn.refreshingInfo:xstate.done.actor.loadInfo\" data-who=\"server\"><title>loadInfo answered: A failed refresh leaves what was known.</title><rect class=\"hit\" x=\"190\" y=\"1250\" width=\"137\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(192 1251)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"209\" y=\"1261\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">A failed refresh leaves</text><text x=\"209\" y=\"1275\" textLength=\"86\" lengthAdjust=\"spacingAndGlyphs\">what was known</text></g><g class=\"row dim\" data-arrow=\"signedIn.refreshingInfo:xstate.error.actor.loadInfo\" data-who=\"server\"><title>loadInfo broke down</title><rect class=\"hit\" x=\"190\" y=\"1278\" width=\"126\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(192 1279)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"209\" y=\"1289\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">loadInfo broke down</text></g></g>\n<g class=\"label\"><rect x=\"1142\" y=\"574\" width=\"160\" height=\"78\" rx=\"6\"/><g class=\"row\" data-arrow=\"signingOut:token.refused\" data-who=\"app\"><title>token.refused: The server no longer knew the token (401): the session was over before it was told.</title><rect class=\"hit\" x=\"1144\" y=\"578\" width=\"130\" height=\"28\" rx=\"4\"/><g class=\"icon app\" transform=\"translate(1146 579)\"><rect x=\"3\" y=\"1\" width=\"6\" height=\"10\" rx=\"1.4\"/><path d=\"M5.2 9.2h1.6\"/></g><text x=\"1163\" y=\"589\" textLength=\"108\" lengthAdjust=\"spacingAndGlyphs\">The server no longer</text><text x=\"1163\" y=\"603\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">knew the token (401)</text></g><g class=\"row\" data-arrow=\"signingOut:xstate.done.actor.logout\" data-who=\"server\"><title>logout answered: Logged out.</title><rect class=\"hit\" x=\"1144\" y=\"606\" width=\"80\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1146 607)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1163\" y=\"617\" textLength=\"59\" lengthAdjust=\"spacingAndGlyphs\">Logged out</text></g><g class=\"row\" data-arrow=\"signingOut:xstate.done.actor.logout:2\" data-who=\"server\"><title>logout answered: The server did not answer; this browser forgets the token all the same.</title><rect class=\"hit\" x=\"1144\" y=\"620\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1146 621)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1163\" y=\"631\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The server did not answer</text></g><g class=\"row dim\" data-arrow=\"signingOut:xstate.error.actor.logout\" data-who=\"server\"><title>logout broke down</title><rect class=\"hit\" x=\"1144\" y=\"634\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1146 635)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1163\" y=\"645\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">logout broke down</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "session.starting",
   "name": "starting",
   "title": "Starting",
   "code": null,
   "kind": "leaf",
   "description": "The auth cookie decides.",
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
   "id": "session.guest",
   "name": "guest",
   "title": "Guest",
   "code": null,
   "kind": "compound",
   "description": "Public screens only.",
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
   "id": "session.guest.browsing",
   "name": "guest.browsing",
   "title": "Browsing",
   "code": null,
   "kind": "leaf",
   "description": "Looking around.",
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
     "file": "screens/session/guest.browsing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/guest.browsing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/guest.browsing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/guest.browsing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "session.guest.loginRefused",
   "name": "guest.loginRefused",
   "title": "Login refused",
   "code": null,
   "kind": "leaf",
   "description": "The last try to sign in was refused, and says why.",
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
     "file": "screens/session/guest.loginRefused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/guest.loginRefused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/guest.loginRefused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/guest.loginRefused.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "session.guest.registrationRefused",
   "name": "guest.registrationRefused",
   "title": "Registration refused",
   "code": null,
   "kind": "leaf",
   "description": "The last try to sign up was refused, and says why.",
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
     "file": "screens/session/guest.registrationRefused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/guest.registrationRefused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/guest.registrationRefused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/guest.registrationRefused.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "session.signingIn",
   "name": "signingIn",
   "title": "Signing in",
   "code": null,
   "kind": "leaf",
   "description": "Account and password are being checked.",
   "tags": [
    "submitting"
   ],
   "calls": [
    "login"
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
     "file": "screens/session/signingIn.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/signingIn.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/signingIn.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/signingIn.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "session.registering",
   "name": "registering",
   "title": "Registering",
   "code": null,
   "kind": "leaf",
   "description": "A new account is being opened.",
   "tags": [
    "submitting"
   ],
   "calls": [
    "register"
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
     "file": "screens/session/registering.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/registering.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/registering.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/registering.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "session.signedIn",
   "name": "signedIn",
   "title": "Signed in",
   "code": null,
   "kind": "compound",
   "description": "Every screen is open.",
   "tags": [
    "loggedIn"
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
   "id": "session.signedIn.infoUnknown",
   "name": "signedIn.infoUnknown",
   "title": "Info unknown",
   "code": null,
   "kind": "leaf",
   "description": "A token, but nothing known about the shopper yet.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "the screen that opens asks at once"
   },
   "screens": []
  },
  {
   "id": "session.signedIn.loadingInfo",
   "name": "signedIn.loadingInfo",
   "title": "Loading info",
   "code": null,
   "kind": "leaf",
   "description": "Asking who the shopper is.",
   "tags": [],
   "calls": [
    "loadInfo"
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
     "file": "screens/session/signedIn.loadingInfo.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/signedIn.loadingInfo.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/signedIn.loadingInfo.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/signedIn.loadingInfo.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "session.signedIn.infoUnanswered",
   "name": "signedIn.infoUnanswered",
   "title": "Info unanswered",
   "code": null,
   "kind": "leaf",
   "description": "Nobody answered who the shopper is. They stay signed in, read why, and it is asked again.",
   "tags": [],
   "calls": [],
   "entry": [
    "countInfoAttempt"
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
     "file": "screens/session/signedIn.infoUnanswered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/signedIn.infoUnanswered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/signedIn.infoUnanswered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/signedIn.infoUnanswered.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "session.signedIn.ready",
   "name": "signedIn.ready",
   "title": "Ready",
   "code": null,
   "kind": "leaf",
   "description": "Token and information are known.",
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
     "file": "screens/session/signedIn.ready.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/signedIn.ready.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/signedIn.ready.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/signedIn.ready.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "session.signedIn.refreshingInfo",
   "name": "signedIn.refreshingInfo",
   "title": "Refreshing info",
   "code": null,
   "kind": "leaf",
   "description": "Balance or settings changed; the known information stays meanwhile.",
   "tags": [],
   "calls": [
    "loadInfo"
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
     "file": "screens/session/signedIn.refreshingInfo.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/signedIn.refreshingInfo.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/signedIn.refreshingInfo.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/signedIn.refreshingInfo.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "session.signingOut",
   "name": "signingOut",
   "title": "Signing out",
   "code": null,
   "kind": "leaf",
   "description": "The server is told to forget the token.",
   "tags": [
    "loggedIn"
   ],
   "calls": [
    "logout"
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
     "file": "screens/session/signingOut.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/session/signingOut.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/session/signingOut.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/session/signingOut.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": ":backData.merged",
   "key": "session: backData.merged → stays",
   "from": "",
   "to": [],
   "event": "backData.merged",
   "words": "backData.merged",
   "label": "A screen leaves something for the next one",
   "description": "A screen leaves something for the next one.",
   "who": "app",
   "isMoney": false,
   "guard": null,
   "effects": [
    "mergeBackData"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": ":place.entered",
   "key": "session: place.entered → stays [branch 1]",
   "from": "",
   "to": [],
   "event": "place.entered",
   "words": "place.entered",
   "label": "The bare address leads to the shop’s first screen",
   "description": "The bare address leads to the shop’s first screen, whoever asks.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isStart",
   "effects": [
    "sendToShop"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
   "name": ":place.entered:2",
   "key": "session: place.entered → stays [branch 2]",
   "from": "",
   "to": [],
   "event": "place.entered",
   "words": "place.entered",
   "label": "A guest has to log in first",
   "description": "A guest has to log in first, and comes back here afterwards.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isClosedToGuest",
   "effects": [
    "announceLoginFirst",
    "sendToLogin"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
   "name": ":place.entered:3",
   "key": "session: place.entered → stays [branch 3]",
   "from": "",
   "to": [],
   "event": "place.entered",
   "words": "place.entered",
   "label": "Who is signed in goes on to where the login would …",
   "description": "Who is signed in goes on to where the login would have led.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isLoginOfShopper",
   "effects": [
    "sendOn"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
   "name": ":session.changedElsewhere",
   "key": "session: session.changedElsewhere → session.guest [branch 1]",
   "from": "",
   "to": [
    "guest"
   ],
   "event": "session.changedElsewhere",
   "words": "session.changedElsewhere",
   "label": "Another tab logged out",
   "description": "Another tab logged out.",
   "who": "browser",
   "isMoney": false,
   "guard": "isGone",
   "effects": [
    "clearSession"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
    "planted": 14,
    "noticed": 13
   }
  },
  {
   "name": ":session.changedElsewhere:2",
   "key": "session: session.changedElsewhere → session.signedIn.loadingInfo [branch 2]",
   "from": "",
   "to": [
    "signedIn.loadingInfo"
   ],
   "event": "session.changedElsewhere",
   "words": "session.changedElsewhere",
   "label": "Another tab signed in",
   "description": "Another tab signed in.",
   "who": "browser",
   "isMoney": false,
   "guard": "isAnotherToken",
   "effects": [
    "keepToken"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getUserInfo",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 14
   }
  },
  {
   "name": "starting:",
   "key": "session.starting: always → session.signedIn [branch 1]",
   "from": "starting",
   "to": [
    "signedIn"
   ],
   "event": "",
   "words": "at once",
   "label": "Has token?",
   "description": "",
   "who": "chart",
   "isMoney": false,
   "guard": "hasToken",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
   "name": "starting::2",
   "key": "session.starting: always → session.guest [branch 2]",
   "from": "starting",
   "to": [
    "guest"
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
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
   "name": "guest:login.submitted",
   "key": "session.guest: login.submitted → session.signingIn",
   "from": "guest",
   "to": [
    "signingIn"
   ],
   "event": "login.submitted",
   "words": "login.submitted",
   "label": "The shopper signs in",
   "description": "The shopper signs in.",
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
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/login",
      "input": {
       "account": "guest-6f1381ed-4244-441a",
       "password": "harbour-walk-7"
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
   "name": "guest:registration.submitted",
   "key": "session.guest: registration.submitted → session.registering",
   "from": "guest",
   "to": [
    "registering"
   ],
   "event": "registration.submitted",
   "words": "registration.submitted",
   "label": "The shopper signs up",
   "description": "The shopper signs up.",
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
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/register",
      "input": {
       "account": "guest-3f82efb7-9cdb-4159",
       "password": "harbour-1"
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
   "name": "signingIn:xstate.done.actor.login",
   "key": "session.signingIn: xstate.done.actor.login → session.signedIn [branch 1]",
   "from": "signingIn",
   "to": [
    "signedIn"
   ],
   "event": "xstate.done.actor.login",
   "words": "login answered",
   "label": "Back to where the shopper was going",
   "description": "Back to where the shopper was going, else to the start.",
   "who": "server",
   "isMoney": false,
   "guard": "isSignedIn",
   "effects": [
    "keepSignIn",
    "storeToken",
    "tellOtherTabs",
    "goToDestination"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/login"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 13
   }
  },
  {
   "name": "signingIn:xstate.done.actor.login:2",
   "key": "session.signingIn: xstate.done.actor.login → session.guest.loginRefused [branch 2]",
   "from": "signingIn",
   "to": [
    "guest.loginRefused"
   ],
   "event": "xstate.done.actor.login",
   "words": "login answered",
   "label": "Wrong account or password, or too many tries",
   "description": "Wrong account or password, or too many tries.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSignIn",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/login"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 11,
    "noticed": 9
   }
  },
  {
   "name": "signingIn:xstate.error.actor.login",
   "key": "session.signingIn: xstate.error.actor.login → session.guest.loginRefused",
   "from": "signingIn",
   "to": [
    "guest.loginRefused"
   ],
   "event": "xstate.error.actor.login",
   "words": "login broke down",
   "label": "login broke down",
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
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/login"
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
   "name": "registering:xstate.done.actor.register",
   "key": "session.registering: xstate.done.actor.register → session.signedIn [branch 1]",
   "from": "registering",
   "to": [
    "signedIn"
   ],
   "event": "xstate.done.actor.register",
   "words": "register answered",
   "label": "Signed in at once, and on to where the shopper was …",
   "description": "Signed in at once, and on to where the shopper was going.",
   "who": "server",
   "isMoney": false,
   "guard": "isSignedIn",
   "effects": [
    "keepSignIn",
    "storeToken",
    "tellOtherTabs",
    "goToDestination"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/register"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 13
   }
  },
  {
   "name": "registering:xstate.done.actor.register:2",
   "key": "session.registering: xstate.done.actor.register → session.guest.registrationRefused [branch 2]",
   "from": "registering",
   "to": [
    "guest.registrationRefused"
   ],
   "event": "xstate.done.actor.register",
   "words": "register answered",
   "label": "The account is taken, or the password too common",
   "description": "The account is taken, or the password too common.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSignIn",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/register"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 11,
    "noticed": 9
   }
  },
  {
   "name": "registering:xstate.error.actor.register",
   "key": "session.registering: xstate.error.actor.register → session.guest.registrationRefused",
   "from": "registering",
   "to": [
    "guest.registrationRefused"
   ],
   "event": "xstate.error.actor.register",
   "words": "register broke down",
   "label": "register broke down",
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
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/register"
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
   "name": "signedIn:logout.requested",
   "key": "session.signedIn: logout.requested → session.signingOut",
   "from": "signedIn",
   "to": [
    "signingOut"
   ],
   "event": "logout.requested",
   "words": "logout.requested",
   "label": "The shopper logs out",
   "description": "The shopper logs out.",
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
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/logout",
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
   "name": "signedIn:password.reset",
   "key": "session.signedIn: password.reset → session.guest",
   "from": "signedIn",
   "to": [
    "guest"
   ],
   "event": "password.reset",
   "words": "password.reset",
   "label": "A new password ends every session",
   "description": "A new password ends every session.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goToLogin"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
    "planted": 10,
    "noticed": 10
   }
  },
  {
   "name": "signedIn:token.refused",
   "key": "session.signedIn: token.refused → session.guest",
   "from": "signedIn",
   "to": [
    "guest"
   ],
   "event": "token.refused",
   "words": "token.refused",
   "label": "The server no longer knows the token (401)",
   "description": "The server no longer knows the token (401); after a login one is back here.",
   "who": "app",
   "isMoney": false,
   "guard": "isCurrentToken",
   "effects": [
    "announceExpiry",
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goToLoginAndBack"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
    "planted": 15,
    "noticed": 15
   }
  },
  {
   "name": "signedIn.infoUnknown:navigation.started",
   "key": "session.signedIn.infoUnknown: navigation.started → session.signedIn.loadingInfo",
   "from": "signedIn.infoUnknown",
   "to": [
    "signedIn.loadingInfo"
   ],
   "event": "navigation.started",
   "words": "navigation.started",
   "label": "The first navigation loads the shopper’s information",
   "description": "The first navigation loads the shopper’s information.",
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
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getUserInfo",
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
   "name": "signedIn.loadingInfo:xstate.done.actor.loadInfo",
   "key": "session.signedIn.loadingInfo: xstate.done.actor.loadInfo → session.signedIn.ready [branch 1]",
   "from": "signedIn.loadingInfo",
   "to": [
    "signedIn.ready"
   ],
   "event": "xstate.done.actor.loadInfo",
   "words": "loadInfo answered",
   "label": "Who is signed in is known",
   "description": "Who is signed in is known; the account’s language is spoken.",
   "who": "server",
   "isMoney": false,
   "guard": "isInfoLoaded",
   "effects": [
    "keepInfo",
    "forgetFailure",
    "forgetInfoAttempts",
    "adoptLanguage"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
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
   "name": "signedIn.loadingInfo:xstate.done.actor.loadInfo:2",
   "key": "session.signedIn.loadingInfo: xstate.done.actor.loadInfo → session.signingOut [branch 2]",
   "from": "signedIn.loadingInfo",
   "to": [
    "signingOut"
   ],
   "event": "xstate.done.actor.loadInfo",
   "words": "loadInfo answered",
   "label": "The server refuses",
   "description": "The server refuses: the session is given up, and it is said why.",
   "who": "server",
   "isMoney": false,
   "guard": "isInfoRefused",
   "effects": [
    "keepInfoFailure",
    "announceFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/user/logout",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 7,
    "noticed": 7
   }
  },
  {
   "name": "signedIn.loadingInfo:xstate.done.actor.loadInfo:3",
   "key": "session.signedIn.loadingInfo: xstate.done.actor.loadInfo → session.signedIn.infoUnanswered [branch 3]",
   "from": "signedIn.loadingInfo",
   "to": [
    "signedIn.infoUnanswered"
   ],
   "event": "xstate.done.actor.loadInfo",
   "words": "loadInfo answered",
   "label": "No answer that can be understood",
   "description": "No answer that can be understood: that ends no session.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepInfoFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.loadingInfo:xstate.error.actor.loadInfo",
   "key": "session.signedIn.loadingInfo: xstate.error.actor.loadInfo → session.signedIn.infoUnanswered",
   "from": "signedIn.loadingInfo",
   "to": [
    "signedIn.infoUnanswered"
   ],
   "event": "xstate.error.actor.loadInfo",
   "words": "loadInfo broke down",
   "label": "loadInfo broke down",
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
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.infoUnanswered:connection.restored",
   "key": "session.signedIn.infoUnanswered: connection.restored → session.signedIn.loadingInfo",
   "from": "signedIn.infoUnanswered",
   "to": [
    "signedIn.loadingInfo"
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
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getUserInfo",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.infoUnanswered:page.shown",
   "key": "session.signedIn.infoUnanswered: page.shown → session.signedIn.loadingInfo",
   "from": "signedIn.infoUnanswered",
   "to": [
    "signedIn.loadingInfo"
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
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getUserInfo",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.infoUnanswered:info.refreshRequested",
   "key": "session.signedIn.infoUnanswered: info.refreshRequested → session.signedIn.loadingInfo",
   "from": "signedIn.infoUnanswered",
   "to": [
    "signedIn.loadingInfo"
   ],
   "event": "info.refreshRequested",
   "words": "info.refreshRequested",
   "label": "The shopper asks for it, or something changed",
   "description": "The shopper asks for it, or something changed.",
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
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getUserInfo",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered",
   "key": "session.signedIn.infoUnanswered: xstate.after.infoBackoff.session.signedIn.infoUnanswered → session.signedIn.loadingInfo",
   "from": "signedIn.infoUnanswered",
   "to": [
    "signedIn.loadingInfo"
   ],
   "event": "xstate.after.infoBackoff.session.signedIn.infoUnanswered",
   "words": "after infoBackoff",
   "label": "The next attempt",
   "description": "The next attempt; the wait before it grows up to 30 seconds.",
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
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/getUserInfo",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "signedIn.ready:info.refreshRequested",
   "key": "session.signedIn.ready: info.refreshRequested → session.signedIn.refreshingInfo",
   "from": "signedIn.ready",
   "to": [
    "signedIn.refreshingInfo"
   ],
   "event": "info.refreshRequested",
   "words": "info.refreshRequested",
   "label": "Something changed",
   "description": "Something changed; who is signed in is asked again.",
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
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getUserInfo",
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
   "name": "signedIn.refreshingInfo:info.refreshRequested",
   "key": "session.signedIn.refreshingInfo: info.refreshRequested → session.signedIn.refreshingInfo",
   "from": "signedIn.refreshingInfo",
   "to": [
    "signedIn.refreshingInfo"
   ],
   "event": "info.refreshRequested",
   "words": "info.refreshRequested",
   "label": "What is on its way may be old already",
   "description": "What is on its way may be old already.",
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
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getUserInfo",
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
   "name": "signedIn.refreshingInfo:xstate.done.actor.loadInfo",
   "key": "session.signedIn.refreshingInfo: xstate.done.actor.loadInfo → session.signedIn.ready",
   "from": "signedIn.refreshingInfo",
   "to": [
    "signedIn.ready"
   ],
   "event": "xstate.done.actor.loadInfo",
   "words": "loadInfo answered",
   "label": "A failed refresh leaves what was known",
   "description": "A failed refresh leaves what was known.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepInfo"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
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
   "name": "signedIn.refreshingInfo:xstate.error.actor.loadInfo",
   "key": "session.signedIn.refreshingInfo: xstate.error.actor.loadInfo → session.signedIn.ready",
   "from": "signedIn.refreshingInfo",
   "to": [
    "signedIn.ready"
   ],
   "event": "xstate.error.actor.loadInfo",
   "words": "loadInfo broke down",
   "label": "loadInfo broke down",
   "description": "",
   "who": "server",
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
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getUserInfo"
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
   "name": "signingOut:token.refused",
   "key": "session.signingOut: token.refused → session.guest",
   "from": "signingOut",
   "to": [
    "guest"
   ],
   "event": "token.refused",
   "words": "token.refused",
   "label": "The server no longer knew the token (401)",
   "description": "The server no longer knew the token (401): the session was over before it was told.",
   "who": "app",
   "isMoney": false,
   "guard": "isCurrentToken",
   "effects": [
    "announceExpiry",
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goToLogin"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
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
    "planted": 15,
    "noticed": 15
   }
  },
  {
   "name": "signingOut:xstate.done.actor.logout",
   "key": "session.signingOut: xstate.done.actor.logout → session.guest [branch 1]",
   "from": "signingOut",
   "to": [
    "guest"
   ],
   "event": "xstate.done.actor.logout",
   "words": "logout answered",
   "label": "Logged out",
   "description": "Logged out.",
   "who": "server",
   "isMoney": false,
   "guard": "isLoggedOut",
   "effects": [
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goToLogin"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/logout"
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
   "name": "signingOut:xstate.done.actor.logout:2",
   "key": "session.signingOut: xstate.done.actor.logout → session.guest [branch 2]",
   "from": "signingOut",
   "to": [
    "guest"
   ],
   "event": "xstate.done.actor.logout",
   "words": "logout answered",
   "label": "The server did not answer",
   "description": "The server did not answer; this browser forgets the token all the same.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goHome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/logout"
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
   "name": "signingOut:xstate.error.actor.logout",
   "key": "session.signingOut: xstate.error.actor.logout → session.guest",
   "from": "signingOut",
   "to": [
    "guest"
   ],
   "event": "xstate.error.actor.logout",
   "words": "logout broke down",
   "label": "logout broke down",
   "description": "",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "clearSession",
    "forgetToken",
    "tellOtherTabs",
    "goHome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/sessionPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/logout"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 10,
    "noticed": 10
   }
  }
 ],
 "films": [
  {
   "title": "the session of a guest who signs in loads who they are on the next navigation",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    },
    {
     "event": "done login signedIn",
     "taken": [
      "signingIn:xstate.done.actor.login"
     ],
     "leaves": [
      "signedIn.infoUnknown"
     ]
    },
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session stays a guest’s when account or password are wrong, and says so",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    },
    {
     "event": "done login refused (wrongCredentials)",
     "taken": [
      "signingIn:xstate.done.actor.login:2"
     ],
     "leaves": [
      "guest.loginRefused"
     ]
    },
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    }
   ]
  },
  {
   "title": "the session opens with a new account at once",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\",\"email\":\"mira@exampl…",
     "taken": [
      "guest:registration.submitted"
     ],
     "leaves": [
      "registering"
     ]
    },
    {
     "event": "done register signedIn",
     "taken": [
      "registering:xstate.done.actor.register"
     ],
     "leaves": [
      "signedIn.infoUnknown"
     ]
    }
   ]
  },
  {
   "title": "the session is given up on /login when the server refuses the information",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (notFound)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:2"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "done logout loggedOut",
     "taken": [
      "signingOut:xstate.done.actor.logout"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session is forgotten on / when logging out fails as well",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (notFound)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:2"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "done logout failed (network)",
     "taken": [
      "signingOut:xstate.done.actor.logout:2"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends as offline, and is asked again",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (offline)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends as network, and is asked again",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends as timeout, and is asked again",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (timeout)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends as malformed, and is asked again",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (malformed)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends as unexpected, and is asked again",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (unexpected)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends as aborted, and is asked again",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (aborted)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends with the status %i",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (status)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends with the status %i",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (status)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends with the status %i",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (status)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    }
   ]
  },
  {
   "title": "the session stays when loading the information ends with the status %i",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (status)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    }
   ]
  },
  {
   "title": "the session asks again after 1, 2, 4, 8, 16 and from then on 30 seconds",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "after.infoBackoff.session.signedIn.infoUnanswered",
     "taken": [
      "signedIn.infoUnanswered:xstate.after.infoBackoff.session.signedIn.infoUnanswered"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    }
   ]
  },
  {
   "title": "the session asks again at once upon connection.restored",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "signedIn.infoUnanswered:connection.restored"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    }
   ]
  },
  {
   "title": "the session asks again at once upon page.shown",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "page.shown",
     "taken": [
      "signedIn.infoUnanswered:page.shown"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    }
   ]
  },
  {
   "title": "the session asks again at once upon info.refreshRequested",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo:3"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.infoUnanswered:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    }
   ]
  },
  {
   "title": "the session ends when the shopper logs out",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "logout.requested",
     "taken": [
      "signedIn:logout.requested"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "done logout loggedOut",
     "taken": [
      "signingOut:xstate.done.actor.logout"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session ends with a new password in the same way",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "password.reset",
     "taken": [
      "signedIn:password.reset"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session ends when the server refuses its token, and only its own",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "token.refused {\"token\":\"token-of-before\",\"msg\":null}",
     "taken": [],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "token.refused {\"token\":\"token-1\",\"msg\":\"Please login first\"}",
     "taken": [
      "signedIn:token.refused"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session sends a guest from a closed place to log in, and lets them see what is public",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "place.entered {\"search\":\"\",\"kind\":\"public\",\"path\":\"/explore\"}",
     "taken": [],
     "leaves": [
      "guest.browsing"
     ]
    },
    {
     "event": "place.entered {\"search\":\"\",\"kind\":\"login\",\"path\":\"/login\"}",
     "taken": [],
     "leaves": [
      "guest.browsing"
     ]
    },
    {
     "event": "place.entered {\"search\":\"\",\"kind\":\"closed\",\"path\":\"/bag\"}",
     "taken": [
      ":place.entered:2"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session sends a shopper on from the login, and everybody on from the bare address",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "place.entered {\"search\":\"\",\"kind\":\"closed\",\"path\":\"/bag\"}",
     "taken": [],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "place.entered {\"search\":\"\",\"kind\":\"login\",\"path\":\"/login\"}",
     "taken": [
      ":place.entered:3"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "place.entered {\"search\":\"\",\"kind\":\"start\",\"path\":\"/\"}",
     "taken": [
      ":place.entered"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session keeps a place closed while somebody is only signing in",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    },
    {
     "event": "place.entered {\"search\":\"\",\"kind\":\"closed\",\"path\":\"/bag\"}",
     "taken": [
      ":place.entered:2"
     ],
     "leaves": [
      "signingIn"
     ]
    }
   ]
  },
  {
   "title": "the session of a guest is not touched by a refused token",
   "kind": "journey",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "token.refused {\"token\":\"token-1\",\"msg\":\"Please login first\"}",
     "taken": [],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session follows another tab out and in, without telling it back",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "session.changedElsewhere {\"token\":null}",
     "taken": [
      ":session.changedElsewhere"
     ],
     "leaves": [
      "guest.browsing"
     ]
    },
    {
     "event": "session.changedElsewhere {\"token\":\"token-2\"}",
     "taken": [
      ":session.changedElsewhere:2"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    }
   ]
  },
  {
   "title": "the session knows what a refresh of the information brought",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.ready:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.refreshingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session keeps what is known when a refresh of the information fails",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.ready:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    },
    {
     "event": "done loadInfo failed (network)",
     "taken": [
      "signedIn.refreshingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  },
  {
   "title": "the session carries what one screen leaves for another, until it ends",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "backData.merged {\"patch\":{\"addressId\":3}}",
     "taken": [
      ":backData.merged"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "backData.merged {\"patch\":{\"from\":\"checkout\"}}",
     "taken": [
      ":backData.merged"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "password.reset",
     "taken": [
      "signedIn:password.reset"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "the session that is over while it signs out follows the rule of every 401",
   "kind": "journey",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "navigation.started",
     "taken": [
      "signedIn.infoUnknown:navigation.started"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "logout.requested",
     "taken": [
      "signedIn:logout.requested"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "token.refused {\"token\":\"token-of-before\",\"msg\":null}",
     "taken": [],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "token.refused {\"token\":\"token-1\",\"msg\":\"Please login first\"}",
     "taken": [
      "signingOut:token.refused"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "logout.requested, error logout {\"error\":\"surprise\"} → {\"guest\":\"browsing\"}",
   "kind": "path",
   "start": [
    "signedIn.infoUnknown"
   ],
   "steps": [
    {
     "event": "logout.requested",
     "taken": [
      "signedIn:logout.requested"
     ],
     "leaves": [
      "signingOut"
     ]
    },
    {
     "event": "error logout {\"error\":\"surprise\"}",
     "taken": [
      "signingOut:xstate.error.actor.logout"
     ],
     "leaves": [
      "guest.browsing"
     ]
    }
   ]
  },
  {
   "title": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}, error login {\"error\":\"surprise\"}, login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}} → \"signingIn\"",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    },
    {
     "event": "error login {\"error\":\"surprise\"}",
     "taken": [
      "signingIn:xstate.error.actor.login"
     ],
     "leaves": [
      "guest.loginRefused"
     ]
    },
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    }
   ]
  },
  {
   "title": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}, done register refused (wrongCredentials), login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}} → \"signingIn\"",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:registration.submitted"
     ],
     "leaves": [
      "registering"
     ]
    },
    {
     "event": "done register refused (wrongCredentials)",
     "taken": [
      "registering:xstate.done.actor.register:2"
     ],
     "leaves": [
      "guest.registrationRefused"
     ]
    },
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    }
   ]
  },
  {
   "title": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}, error register {\"error\":\"surprise\"}, login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}} → \"signingIn\"",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:registration.submitted"
     ],
     "leaves": [
      "registering"
     ]
    },
    {
     "event": "error register {\"error\":\"surprise\"}",
     "taken": [
      "registering:xstate.error.actor.register"
     ],
     "leaves": [
      "guest.registrationRefused"
     ]
    },
    {
     "event": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
     "taken": [
      "guest:login.submitted"
     ],
     "leaves": [
      "signingIn"
     ]
    }
   ]
  },
  {
   "title": "session.changedElsewhere {\"token\":\"token-1\"}, error loadInfo {\"error\":\"surprise\"}, place.entered {\"search\":\"\",\"kind\":\"start\",\"path\":\"/\"} → {\"signedIn\":\"infoUnanswered\"}",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "session.changedElsewhere {\"token\":\"token-1\"}",
     "taken": [
      ":session.changedElsewhere:2"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "error loadInfo {\"error\":\"surprise\"}",
     "taken": [
      "signedIn.loadingInfo:xstate.error.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    },
    {
     "event": "place.entered {\"search\":\"\",\"kind\":\"start\",\"path\":\"/\"}",
     "taken": [
      ":place.entered"
     ],
     "leaves": [
      "signedIn.infoUnanswered"
     ]
    }
   ]
  },
  {
   "title": "session.changedElsewhere {\"token\":\"token-1\"}, done loadInfo loaded, info.refreshRequested, info.refreshRequested → {\"signedIn\":\"refreshingInfo\"}",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "session.changedElsewhere {\"token\":\"token-1\"}",
     "taken": [
      ":session.changedElsewhere:2"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.ready:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.refreshingInfo:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    }
   ]
  },
  {
   "title": "session.changedElsewhere {\"token\":\"token-1\"}, done loadInfo loaded, info.refreshRequested, error loadInfo {\"error\":\"surprise\"} → {\"signedIn\":\"ready\"}",
   "kind": "path",
   "start": [
    "guest.browsing"
   ],
   "steps": [
    {
     "event": "session.changedElsewhere {\"token\":\"token-1\"}",
     "taken": [
      ":session.changedElsewhere:2"
     ],
     "leaves": [
      "signedIn.loadingInfo"
     ]
    },
    {
     "event": "done loadInfo loaded",
     "taken": [
      "signedIn.loadingInfo:xstate.done.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    },
    {
     "event": "info.refreshRequested",
     "taken": [
      "signedIn.ready:info.refreshRequested"
     ],
     "leaves": [
      "signedIn.refreshingInfo"
     ]
    },
    {
     "event": "error loadInfo {\"error\":\"surprise\"}",
     "taken": [
      "signedIn.refreshingInfo:xstate.error.actor.loadInfo"
     ],
     "leaves": [
      "signedIn.ready"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "login.submitted",
   "label": "login.submitted {\"credentials\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
   "event": {
    "type": "login.submitted",
    "credentials": {
     "account": "mira",
     "password": "harbour-1"
    }
   }
  },
  {
   "type": "registration.submitted",
   "label": "registration.submitted {\"registration\":{\"account\":\"mira\",\"password\":\"harbour-1\"}}",
   "event": {
    "type": "registration.submitted",
    "registration": {
     "account": "mira",
     "password": "harbour-1"
    }
   }
  },
  {
   "type": "place.entered",
   "label": "place.entered {\"search\":\"\",\"kind\":\"start\",\"path\":\"/\"}",
   "event": {
    "type": "place.entered",
    "search": "",
    "kind": "start",
    "path": "/"
   }
  },
  {
   "type": "place.entered",
   "label": "place.entered {\"search\":\"returnTo=%2Ffilter\",\"kind\":\"login\",\"path\":\"/login\"}",
   "event": {
    "type": "place.entered",
    "search": "returnTo=%2Ffilter",
    "kind": "login",
    "path": "/login"
   }
  },
  {
   "type": "place.entered",
   "label": "place.entered {\"search\":\"\",\"kind\":\"closed\",\"path\":\"/bag\"}",
   "event": {
    "type": "place.entered",
    "search": "",
    "kind": "closed",
    "path": "/bag"
   }
  },
  {
   "type": "place.entered",
   "label": "place.entered {\"search\":\"\",\"kind\":\"public\",\"path\":\"/explore\"}",
   "event": {
    "type": "place.entered",
    "search": "",
    "kind": "public",
    "path": "/explore"
   }
  },
  {
   "type": "navigation.started",
   "label": "navigation.started",
   "event": {
    "type": "navigation.started"
   }
  },
  {
   "type": "info.refreshRequested",
   "label": "info.refreshRequested",
   "event": {
    "type": "info.refreshRequested"
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
   "type": "page.shown",
   "label": "page.shown",
   "event": {
    "type": "page.shown"
   }
  },
  {
   "type": "logout.requested",
   "label": "logout.requested",
   "event": {
    "type": "logout.requested"
   }
  },
  {
   "type": "password.reset",
   "label": "password.reset",
   "event": {
    "type": "password.reset"
   }
  },
  {
   "type": "token.refused",
   "label": "token.refused {\"token\":\"token-1\",\"msg\":\"Please login first\"}",
   "event": {
    "type": "token.refused",
    "token": "token-1",
    "msg": "Please login first"
   }
  },
  {
   "type": "token.refused",
   "label": "token.refused {\"token\":\"token-of-before\",\"msg\":null}",
   "event": {
    "type": "token.refused",
    "token": "token-of-before",
    "msg": null
   }
  },
  {
   "type": "session.changedElsewhere",
   "label": "session.changedElsewhere {\"token\":null}",
   "event": {
    "type": "session.changedElsewhere",
    "token": null
   }
  },
  {
   "type": "session.changedElsewhere",
   "label": "session.changedElsewhere {\"token\":\"token-1\"}",
   "event": {
    "type": "session.changedElsewhere",
    "token": "token-1"
   }
  },
  {
   "type": "session.changedElsewhere",
   "label": "session.changedElsewhere {\"token\":\"token-2\"}",
   "event": {
    "type": "session.changedElsewhere",
    "token": "token-2"
   }
  },
  {
   "type": "backData.merged",
   "label": "backData.merged {\"patch\":{\"addressId\":3}}",
   "event": {
    "type": "backData.merged",
    "patch": {
     "addressId": 3
    }
   }
  },
  {
   "type": "xstate.done.actor.login",
   "label": "done login signedIn",
   "event": {
    "type": "xstate.done.actor.login",
    "output": {
     "type": "signedIn",
     "token": "token-1"
    },
    "actorId": "login"
   }
  },
  {
   "type": "xstate.done.actor.login",
   "label": "done login refused (wrongCredentials)",
   "event": {
    "type": "xstate.done.actor.login",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "wrongCredentials",
      "msg": "Account or password is wrong",
      "data": null
     }
    },
    "actorId": "login"
   }
  },
  {
   "type": "xstate.error.actor.login",
   "label": "error login {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.login",
    "error": "surprise",
    "actorId": "login"
   }
  },
  {
   "type": "xstate.done.actor.register",
   "label": "done register signedIn",
   "event": {
    "type": "xstate.done.actor.register",
    "output": {
     "type": "signedIn",
     "token": "token-1"
    },
    "actorId": "register"
   }
  },
  {
   "type": "xstate.done.actor.register",
   "label": "done register refused (wrongCredentials)",
   "event": {
    "type": "xstate.done.actor.register",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "wrongCredentials",
      "msg": "Account or password is wrong",
      "data": null
     }
    },
    "actorId": "register"
   }
  },
  {
   "type": "xstate.error.actor.register",
   "label": "error register {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.register",
    "error": "surprise",
    "actorId": "register"
   }
  },
  {
   "type": "xstate.done.actor.loadInfo",
   "label": "done loadInfo loaded",
   "event": {
    "type": "xstate.done.actor.loadInfo",
    "output": {
     "type": "loaded",
     "userInfo": {
      "id": 1,
      "account": "mira",
      "familyName": "",
      "givenName": "",
      "email": null,
      "mobile": null,
      "picture": null,
      "payCodeSet": true,
      "availableCents": 50000,
      "heldCents": 0
     }
    },
    "actorId": "loadInfo"
   }
  },
  {
   "type": "xstate.done.actor.loadInfo",
   "label": "done loadInfo failed (notFound)",
   "event": {
    "type": "xstate.done.actor.loadInfo",
    "output": {
     "type": "failed",
     "failure": {
      "type": "refused",
      "reason": "notFound",
      "msg": "No such shopper",
      "data": null
     }
    },
    "actorId": "loadInfo"
   }
  },
  {
   "type": "xstate.done.actor.loadInfo",
   "label": "done loadInfo failed (network)",
   "event": {
    "type": "xstate.done.actor.loadInfo",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "loadInfo"
   }
  },
  {
   "type": "xstate.error.actor.loadInfo",
   "label": "error loadInfo {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.loadInfo",
    "error": "surprise",
    "actorId": "loadInfo"
   }
  },
  {
   "type": "xstate.done.actor.logout",
   "label": "done logout loggedOut",
   "event": {
    "type": "xstate.done.actor.logout",
    "output": {
     "type": "loggedOut"
    },
    "actorId": "logout"
   }
  },
  {
   "type": "xstate.done.actor.logout",
   "label": "done logout failed (network)",
   "event": {
    "type": "xstate.done.actor.logout",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "logout"
   }
  },
  {
   "type": "xstate.error.actor.logout",
   "label": "error logout {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.logout",
    "error": "surprise",
    "actorId": "logout"
   }
  },
  {
   "type": "xstate.after.infoBackoff.session.signedIn.infoUnanswered",
   "label": "after.infoBackoff.session.signedIn.infoUnanswered",
   "event": {
    "type": "xstate.after.infoBackoff.session.signedIn.infoUnanswered"
   }
  }
 ],
 "inputs": [
  {
   "token": null
  },
  {
   "token": "token-1"
  }
 ]
})
