(window.flowBook ??= []).push({
 "id": "withdrawalAudit",
 "question": "Until when can a withdrawal be taken back, and who wins when the audit is as fast?",
 "description": "A withdrawal that was asked for, until it is paid out, refused or taken back.",
 "svg": "<svg data-plan=\"0a6cb1ad526a4921\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1137 916\" width=\"1137\" height=\"916\" role=\"img\" aria-label=\"withdrawalAudit: A withdrawal that was asked for, until it is paid out, refused or taken back.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1137\" height=\"916\"/>\n<g class=\"leaf passing\" data-state=\"withdrawalAudit.judging\"><title>Judging: Goes by the record as it now is.</title><rect x=\"322\" y=\"744\" width=\"24\" height=\"24\" rx=\"8\"/><path class=\"choice\" d=\"M334 749.1L340.9 756L334 762.9L327.1 756Z\"/></g>\n<g class=\"box compound\" data-state=\"withdrawalAudit.auditing\"><title>The sum is held while someone looks at it.</title><rect x=\"54\" y=\"30\" width=\"975\" height=\"606\" rx=\"12\"/><text class=\"title\" x=\"64\" y=\"51\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">Auditing</text><text class=\"code\" x=\"126\" y=\"51\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"withdrawalAudit.auditing.waiting\"><title>The answer comes by itself.</title><rect x=\"567.8\" y=\"106\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"577.8\" y=\"127\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Waiting</text></g>\n<g class=\"leaf\" data-state=\"withdrawalAudit.auditing.looking\"><title>The record is read again.</title><rect x=\"505\" y=\"292\" width=\"160\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"515\" y=\"313\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Looking</text><g class=\"row\" data-arrow=\"auditing.looking:audit.announced\" data-who=\"operator\"><title>audit.announced: What is being read may be from just before.</title><rect class=\"hit\" x=\"513\" y=\"322\" width=\"144\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(515 323)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"532\" y=\"333\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">What is being read may</text><text x=\"532\" y=\"347\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">be from just before</text></g></g>\n<g class=\"leaf\" data-state=\"withdrawalAudit.auditing.confirmingCancel\"><title>The question is on the screen.</title><rect x=\"766\" y=\"464\" width=\"138\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"776\" y=\"485\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">Confirming cancel</text></g>\n<g class=\"leaf\" data-state=\"withdrawalAudit.auditing.cancelling\"><title>The held sum goes back, unless the audit was faster.</title><rect x=\"287.5\" y=\"580\" width=\"89\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"297.5\" y=\"601\" textLength=\"69\" lengthAdjust=\"spacingAndGlyphs\">Cancelling</text></g>\n<g class=\"leaf\" data-state=\"withdrawalAudit.auditing.cancelUnanswered\"><title>Nobody knows whether it was taken back: trying again is safe.</title><rect x=\"112.5\" y=\"106\" width=\"150\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"122.5\" y=\"127\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">Cancel unanswered</text></g>\n<g class=\"leaf\" data-state=\"withdrawalAudit.passed\"><title>Paid out, the charge is kept.</title><rect x=\"291\" y=\"844\" width=\"86\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"301\" y=\"865\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Passed</text><text class=\"code\" x=\"359\" y=\"865\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">1</text></g>\n<g class=\"leaf\" data-state=\"withdrawalAudit.refused\"><title>Not paid out; the held sum is back and the reason is known.</title><rect x=\"405\" y=\"844\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"415\" y=\"865\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text><text class=\"code\" x=\"478\" y=\"865\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">2</text></g>\n<g class=\"leaf\" data-state=\"withdrawalAudit.cancelled\"><title>Taken back by the shopper; the held sum is available again.</title><rect x=\"156\" y=\"844\" width=\"107\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"166\" y=\"865\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">Cancelled</text><text class=\"code\" x=\"240\" y=\"865\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">-1</text></g>\n<circle class=\"dot\" data-start=\"withdrawalAudit\" cx=\"21\" cy=\"631\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M21 636L21 711Q21 718 28 718L320 718Q327 718 327 725L327 744\"/><path class=\"tip\" d=\"M327 744L330.6 736L323.4 736Z\"/></g>\n<circle class=\"dot\" data-start=\"withdrawalAudit.auditing\" cx=\"602.3\" cy=\"75\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M602.3 80L602.3 106\"/><path class=\"tip\" d=\"M602.3 106L605.9 98L598.6 98Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging:\"><path class=\"line\" d=\"M334 768L334 844\"/><path class=\"tip\" d=\"M334 844L337.6 836L330.4 836Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging::2\"><path class=\"line\" d=\"M340 768L340 775Q340 782 347 782L444 782Q451 782 451 789L451 844\"/><path class=\"tip\" d=\"M451 844L454.6 836L447.4 836Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging::3\"><path class=\"line\" d=\"M328 768L328 775Q328 782 321 782L217 782Q210 782 210 789L210 844\"/><path class=\"tip\" d=\"M210 844L213.6 836L206.4 836Z\"/></g>\n<g class=\"arrow chart\" data-line=\"judging::4\"><path class=\"line\" d=\"M341 744L341 737Q341 730 348 730L1074 730Q1081 730 1081 723L1081 23Q1081 16 1074 16L77 16Q70 16 70 23L70 30\"/><path class=\"tip\" d=\"M70 30L73.6 22L66.4 22Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"auditing.waiting:cancel.asked\"><path class=\"line\" d=\"M619.5 146L619.5 153Q619.5 160 626.5 160L925 160Q932 160 932 167L932 443Q932 450 925 450L876.5 450Q869.5 450 869.5 457L869.5 464\"/><path class=\"tip\" d=\"M869.5 464L873.1 456L865.9 456Z\"/></g>\n<g class=\"arrow many\" data-line=\"auditing.waiting:audit.announced auditing.waiting:withdrawal.shown auditing.waiting:connection.restored\"><path class=\"line\" d=\"M602.3 146L602.3 165Q602.3 172 609.3 172L765 172Q772 172 772 179L772 271Q772 278 765 278L632 278Q625 278 625 285L625 292\"/><path class=\"tip\" d=\"M625 292L628.6 284L621.4 284Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"auditing.looking:cancel.asked\"><path class=\"line\" d=\"M625 360L625 367Q625 374 632 374L828 374Q835 374 835 381L835 464\"/><path class=\"tip\" d=\"M835 464L838.6 456L831.4 456Z\"/></g>\n<g class=\"arrow server\" data-line=\"auditing.looking:xstate.done.actor.showWithdrawal auditing.looking:xstate.done.actor.showWithdrawal:3 auditing.looking:xstate.error.actor.showWithdrawal\"><path class=\"line\" d=\"M585 292L585 146\"/><path class=\"tip\" d=\"M585 146L581.4 154L588.6 154Z\"/></g>\n<g class=\"arrow server\" data-line=\"auditing.looking:xstate.done.actor.showWithdrawal:2\"><path class=\"line\" d=\"M545 360L545 711Q545 718 538 718L343 718Q336 718 336 725L336 744\"/><path class=\"tip\" d=\"M336 744L339.6 736L332.4 736Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"auditing.confirmingCancel:cancel.confirmed\"><path class=\"line\" d=\"M835 504L835 559Q835 566 828 566L361.3 566Q354.3 566 354.3 573L354.3 580\"/><path class=\"tip\" d=\"M354.3 580L357.9 572L350.6 572Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"auditing.confirmingCancel:cancel.dismissed\"><path class=\"line\" d=\"M800.5 464L800.5 457Q800.5 450 793.5 450L659 450Q652 450 652 443L652 393Q652 386 645 386L592 386Q585 386 585 379L585 360\"/><path class=\"tip\" d=\"M585 360L581.4 368L588.6 368Z\"/></g>\n<g class=\"arrow server\" data-line=\"auditing.cancelling:xstate.done.actor.cancelWithdrawal\"><path class=\"line\" d=\"M332 620L332 744\"/><path class=\"tip\" d=\"M332 744L335.6 736L328.4 736Z\"/></g>\n<g class=\"arrow server\" data-line=\"auditing.cancelling:xstate.done.actor.cancelWithdrawal:2 auditing.cancelling:xstate.error.actor.cancelWithdrawal\"><path class=\"line\" d=\"M332 580L332 179Q332 172 325 172L194.5 172Q187.5 172 187.5 165L187.5 146\"/><path class=\"tip\" d=\"M187.5 146L183.9 154L191.1 154Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"auditing.cancelUnanswered:cancel.confirmed\"><path class=\"line\" d=\"M150 146L150 559Q150 566 157 566L302.8 566Q309.8 566 309.8 573L309.8 580\"/><path class=\"tip\" d=\"M309.8 580L313.4 572L306.1 572Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"auditing.cancelUnanswered:cancel.dismissed\"><path class=\"line\" d=\"M225 146L225 153Q225 160 232 160L410.5 160Q417.5 160 417.5 167L417.5 271Q417.5 278 424.5 278L538 278Q545 278 545 285L545 292\"/><path class=\"tip\" d=\"M545 292L548.6 284L541.4 284Z\"/></g>\n<g class=\"label\"><rect x=\"284\" y=\"796\" width=\"99\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging:\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"286\" y=\"800\" width=\"95\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(288 801)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><g class=\"icon coin\" transform=\"translate(305 801)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"322\" y=\"811\" textLength=\"57\" lengthAdjust=\"spacingAndGlyphs\">Is passed?</text></g></g>\n<g class=\"label\"><rect x=\"401\" y=\"796\" width=\"100\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging::2\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"403\" y=\"800\" width=\"96\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(405 801)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><g class=\"icon coin\" transform=\"translate(422 801)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"439\" y=\"811\" textLength=\"58\" lengthAdjust=\"spacingAndGlyphs\">Is refused?</text></g></g>\n<g class=\"label\"><rect x=\"154\" y=\"796\" width=\"111\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging::3\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"156\" y=\"800\" width=\"107\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(158 801)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><g class=\"icon coin\" transform=\"translate(175 801)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"192\" y=\"811\" textLength=\"69\" lengthAdjust=\"spacingAndGlyphs\">Is cancelled?</text></g></g>\n<g class=\"label\"><rect x=\"1057\" y=\"325\" width=\"48\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"judging::4\" data-who=\"chart\"><title>at once</title><rect class=\"hit\" x=\"1059\" y=\"329\" width=\"44\" height=\"14\" rx=\"4\"/><g class=\"icon chart\" transform=\"translate(1061 330)\"><path d=\"M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z\"/></g><text x=\"1078\" y=\"340\" textLength=\"23\" lengthAdjust=\"spacingAndGlyphs\">Else</text></g></g>\n<g class=\"label\"><rect x=\"851\" y=\"308\" width=\"162\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.waiting:cancel.asked\" data-who=\"shopper\"><title>cancel.asked: The shopper wants it back and is asked once more.</title><rect class=\"hit\" x=\"853\" y=\"312\" width=\"158\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(855 313)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"872\" y=\"323\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants it back</text><text x=\"872\" y=\"337\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">and is asked once more</text></g></g>\n<g class=\"label\"><rect x=\"684\" y=\"186\" width=\"176\" height=\"78\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.waiting:audit.announced\" data-who=\"operator\"><title>audit.announced: Word of an answer came.</title><rect class=\"hit\" x=\"686\" y=\"190\" width=\"151\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(688 191)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"705\" y=\"201\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">Word of an answer came</text></g><g class=\"row\" data-arrow=\"auditing.waiting:withdrawal.shown\" data-who=\"shopper\"><title>withdrawal.shown: The shopper comes back to see.</title><rect class=\"hit\" x=\"686\" y=\"204\" width=\"119\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(688 205)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"705\" y=\"215\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"705\" y=\"229\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">comes back to see</text></g><g class=\"row\" data-arrow=\"auditing.waiting:connection.restored\" data-who=\"browser\"><title>connection.restored: Word may have been missed while there was no network.</title><rect class=\"hit\" x=\"686\" y=\"232\" width=\"172\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(688 233)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"705\" y=\"243\" textLength=\"151\" lengthAdjust=\"spacingAndGlyphs\">Word may have been missed</text><text x=\"705\" y=\"257\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">while there was no network</text></g></g>\n<g class=\"label\"><rect x=\"754\" y=\"407\" width=\"162\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.looking:cancel.asked\" data-who=\"shopper\"><title>cancel.asked: The shopper wants it back; cancelling finds out how it stands.</title><rect class=\"hit\" x=\"756\" y=\"411\" width=\"158\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(758 412)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"775\" y=\"422\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants it back</text></g></g>\n<g class=\"label\"><rect x=\"498\" y=\"200\" width=\"174\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.looking:xstate.done.actor.showWithdrawal\" data-who=\"server\"><title>showWithdrawal answered: No answer yet.</title><rect class=\"hit\" x=\"500\" y=\"204\" width=\"96\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(502 205)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"519\" y=\"215\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">No answer yet</text></g><g class=\"row\" data-arrow=\"auditing.looking:xstate.done.actor.showWithdrawal:3\" data-who=\"server\"><title>showWithdrawal answered: Nobody answered; what is shown stays.</title><rect class=\"hit\" x=\"500\" y=\"218\" width=\"115\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(502 219)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"519\" y=\"229\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Nobody answered</text></g><g class=\"row dim\" data-arrow=\"auditing.looking:xstate.error.actor.showWithdrawal\" data-who=\"server\"><title>showWithdrawal broke down</title><rect class=\"hit\" x=\"500\" y=\"232\" width=\"170\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(502 233)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"519\" y=\"243\" textLength=\"149\" lengthAdjust=\"spacingAndGlyphs\">showWithdrawal broke down</text></g></g>\n<g class=\"label\"><rect x=\"490\" y=\"675\" width=\"110\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.looking:xstate.done.actor.showWithdrawal:2\" data-who=\"server\"><title>showWithdrawal answered: It was answered.</title><rect class=\"hit\" x=\"492\" y=\"679\" width=\"106\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(494 680)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"511\" y=\"690\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">It was answered</text></g></g>\n<g class=\"label\"><rect x=\"766\" y=\"530\" width=\"138\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.confirmingCancel:cancel.confirmed\" data-who=\"shopper\"><title>cancel.confirmed: The shopper means it.</title><rect class=\"hit\" x=\"768\" y=\"534\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(770 535)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"787\" y=\"545\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">The shopper means it</text></g></g>\n<g class=\"label\"><rect x=\"562\" y=\"407\" width=\"180\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.confirmingCancel:cancel.dismissed\" data-who=\"shopper\"><title>cancel.dismissed: The shopper thinks better of it; word may have come meanwhile.</title><rect class=\"hit\" x=\"564\" y=\"411\" width=\"176\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(566 412)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"583\" y=\"422\" textLength=\"155\" lengthAdjust=\"spacingAndGlyphs\">The shopper thinks better of it</text></g></g>\n<g class=\"label\"><rect x=\"254\" y=\"668\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.cancelling:xstate.done.actor.cancelWithdrawal\" data-who=\"server\"><title>cancelWithdrawal answered: Taken back, or answered by the audit just before.</title><rect class=\"hit\" x=\"256\" y=\"672\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(258 673)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"275\" y=\"683\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">Taken back, or answered</text><text x=\"275\" y=\"697\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">by the audit just before</text></g></g>\n<g class=\"label\"><rect x=\"242\" y=\"400\" width=\"180\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.cancelling:xstate.done.actor.cancelWithdrawal:2\" data-who=\"server\"><title>cancelWithdrawal answered: The answer never arrived.</title><rect class=\"hit\" x=\"244\" y=\"404\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(246 405)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"263\" y=\"415\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"auditing.cancelling:xstate.error.actor.cancelWithdrawal\" data-who=\"server\"><title>cancelWithdrawal broke down</title><rect class=\"hit\" x=\"244\" y=\"418\" width=\"176\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(246 419)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"263\" y=\"429\" textLength=\"155\" lengthAdjust=\"spacingAndGlyphs\">cancelWithdrawal broke down</text></g></g>\n<g class=\"label\"><rect x=\"70\" y=\"400\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.cancelUnanswered:cancel.confirmed\" data-who=\"shopper\"><title>cancel.confirmed: Sends the same again, so it is done at most once.</title><rect class=\"hit\" x=\"72\" y=\"404\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(74 405)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"91\" y=\"415\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">Sends the same again, so</text><text x=\"91\" y=\"429\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">it is done at most once</text></g></g>\n<g class=\"label\"><rect x=\"349\" y=\"214\" width=\"137\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"auditing.cancelUnanswered:cancel.dismissed\" data-who=\"shopper\"><title>cancel.dismissed: The shopper leaves it.</title><rect class=\"hit\" x=\"351\" y=\"218\" width=\"133\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(353 219)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"370\" y=\"229\" textLength=\"112\" lengthAdjust=\"spacingAndGlyphs\">The shopper leaves it</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "withdrawalAudit.judging",
   "name": "judging",
   "title": "Judging",
   "code": null,
   "kind": "leaf",
   "description": "Goes by the record as it now is.",
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
   "id": "withdrawalAudit.auditing",
   "name": "auditing",
   "title": "Auditing",
   "code": 0,
   "kind": "compound",
   "description": "The sum is held while someone looks at it.",
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
   "id": "withdrawalAudit.auditing.waiting",
   "name": "auditing.waiting",
   "title": "Waiting",
   "code": null,
   "kind": "leaf",
   "description": "The answer comes by itself.",
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
     "file": "screens/withdrawalAudit/auditing.waiting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.waiting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawalAudit/auditing.waiting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.waiting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawalAudit.auditing.looking",
   "name": "auditing.looking",
   "title": "Looking",
   "code": null,
   "kind": "leaf",
   "description": "The record is read again.",
   "tags": [],
   "calls": [
    "showWithdrawal"
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
     "file": "screens/withdrawalAudit/auditing.looking.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.looking.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawalAudit/auditing.looking.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.looking.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawalAudit.auditing.confirmingCancel",
   "name": "auditing.confirmingCancel",
   "title": "Confirming cancel",
   "code": null,
   "kind": "leaf",
   "description": "The question is on the screen.",
   "tags": [
    "asking"
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
     "file": "screens/withdrawalAudit/auditing.confirmingCancel.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.confirmingCancel.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawalAudit/auditing.confirmingCancel.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.confirmingCancel.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawalAudit.auditing.cancelling",
   "name": "auditing.cancelling",
   "title": "Cancelling",
   "code": null,
   "kind": "leaf",
   "description": "The held sum goes back, unless the audit was faster.",
   "tags": [
    "asking",
    "busy"
   ],
   "calls": [
    "cancelWithdrawal"
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
     "file": "screens/withdrawalAudit/auditing.cancelling.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.cancelling.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawalAudit/auditing.cancelling.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.cancelling.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawalAudit.auditing.cancelUnanswered",
   "name": "auditing.cancelUnanswered",
   "title": "Cancel unanswered",
   "code": null,
   "kind": "leaf",
   "description": "Nobody knows whether it was taken back: trying again is safe.",
   "tags": [
    "asking"
   ],
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
     "file": "screens/withdrawalAudit/auditing.cancelUnanswered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.cancelUnanswered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawalAudit/auditing.cancelUnanswered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawalAudit/auditing.cancelUnanswered.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawalAudit.passed",
   "name": "passed",
   "title": "Passed",
   "code": 1,
   "kind": "leaf",
   "description": "Paid out, the charge is kept.",
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
     "file": "screens/withdrawalAudit/passed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawalAudit/passed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawalAudit/passed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawalAudit/passed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawalAudit.refused",
   "name": "refused",
   "title": "Refused",
   "code": 2,
   "kind": "leaf",
   "description": "Not paid out; the held sum is back and the reason is known.",
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
     "file": "screens/withdrawalAudit/refused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawalAudit/refused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawalAudit/refused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawalAudit/refused.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "withdrawalAudit.cancelled",
   "name": "cancelled",
   "title": "Cancelled",
   "code": -1,
   "kind": "leaf",
   "description": "Taken back by the shopper; the held sum is available again.",
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
     "file": "screens/withdrawalAudit/cancelled.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/withdrawalAudit/cancelled.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/withdrawalAudit/cancelled.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/withdrawalAudit/cancelled.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "judging:",
   "key": "withdrawalAudit.judging: always → withdrawalAudit.passed [branch 1]",
   "from": "judging",
   "to": [
    "passed"
   ],
   "event": "",
   "words": "at once",
   "label": "Is passed?",
   "description": "",
   "who": "chart",
   "isMoney": true,
   "guard": "isPassed",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "withdrawalPaid",
      "from": "held",
      "to": "external",
      "amountCents": 5000
     },
     {
      "kind": "withdrawalCharge",
      "from": "held",
      "to": "fee",
      "amountCents": 300
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 5,
    "noticed": 5
   }
  },
  {
   "name": "judging::2",
   "key": "withdrawalAudit.judging: always → withdrawalAudit.refused [branch 2]",
   "from": "judging",
   "to": [
    "refused"
   ],
   "event": "",
   "words": "at once",
   "label": "Is refused?",
   "description": "",
   "who": "chart",
   "isMoney": true,
   "guard": "isRefused",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "withdrawalReturned",
      "from": "held",
      "to": "available",
      "amountCents": 5300
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 5,
    "noticed": 5
   }
  },
  {
   "name": "judging::3",
   "key": "withdrawalAudit.judging: always → withdrawalAudit.cancelled [branch 3]",
   "from": "judging",
   "to": [
    "cancelled"
   ],
   "event": "",
   "words": "at once",
   "label": "Is cancelled?",
   "description": "",
   "who": "chart",
   "isMoney": true,
   "guard": "isCancelled",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "withdrawalReturned",
      "from": "held",
      "to": "available",
      "amountCents": 5300
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "judging::4",
   "key": "withdrawalAudit.judging: always → withdrawalAudit.auditing [branch 4]",
   "from": "judging",
   "to": [
    "auditing"
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "auditing.waiting:cancel.asked",
   "key": "withdrawalAudit.auditing.waiting: cancel.asked → withdrawalAudit.auditing.confirmingCancel",
   "from": "auditing.waiting",
   "to": [
    "auditing.confirmingCancel"
   ],
   "event": "cancel.asked",
   "words": "cancel.asked",
   "label": "The shopper wants it back and is asked once more",
   "description": "The shopper wants it back and is asked once more.",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "auditing.waiting:audit.announced",
   "key": "withdrawalAudit.auditing.waiting: audit.announced → withdrawalAudit.auditing.looking",
   "from": "auditing.waiting",
   "to": [
    "auditing.looking"
   ],
   "event": "audit.announced",
   "words": "audit.announced",
   "label": "Word of an answer came",
   "description": "Word of an answer came.",
   "who": "operator",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_detail",
      "input": {
       "id": 81
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
   "name": "auditing.waiting:withdrawal.shown",
   "key": "withdrawalAudit.auditing.waiting: withdrawal.shown → withdrawalAudit.auditing.looking",
   "from": "auditing.waiting",
   "to": [
    "auditing.looking"
   ],
   "event": "withdrawal.shown",
   "words": "withdrawal.shown",
   "label": "The shopper comes back to see",
   "description": "The shopper comes back to see.",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_detail",
      "input": {
       "id": 81
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
   "name": "auditing.waiting:connection.restored",
   "key": "withdrawalAudit.auditing.waiting: connection.restored → withdrawalAudit.auditing.looking",
   "from": "auditing.waiting",
   "to": [
    "auditing.looking"
   ],
   "event": "connection.restored",
   "words": "connection.restored",
   "label": "Word may have been missed while there was no network",
   "description": "Word may have been missed while there was no network.",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_detail",
      "input": {
       "id": 81
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
   "name": "auditing.looking:audit.announced",
   "key": "withdrawalAudit.auditing.looking: audit.announced → withdrawalAudit.auditing.looking",
   "from": "auditing.looking",
   "to": [
    "auditing.looking"
   ],
   "event": "audit.announced",
   "words": "audit.announced",
   "label": "What is being read may be from just before",
   "description": "What is being read may be from just before.",
   "who": "operator",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_detail",
      "input": {
       "id": 81
      },
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
   "name": "auditing.looking:cancel.asked",
   "key": "withdrawalAudit.auditing.looking: cancel.asked → withdrawalAudit.auditing.confirmingCancel",
   "from": "auditing.looking",
   "to": [
    "auditing.confirmingCancel"
   ],
   "event": "cancel.asked",
   "words": "cancel.asked",
   "label": "The shopper wants it back",
   "description": "The shopper wants it back; cancelling finds out how it stands.",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
   "name": "auditing.looking:xstate.done.actor.showWithdrawal",
   "key": "withdrawalAudit.auditing.looking: xstate.done.actor.showWithdrawal → withdrawalAudit.auditing.waiting [branch 1]",
   "from": "auditing.looking",
   "to": [
    "auditing.waiting"
   ],
   "event": "xstate.done.actor.showWithdrawal",
   "words": "showWithdrawal answered",
   "label": "No answer yet",
   "description": "No answer yet.",
   "who": "server",
   "isMoney": false,
   "guard": "isStillAudited",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/extract_detail"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 9,
    "noticed": 8
   }
  },
  {
   "name": "auditing.looking:xstate.done.actor.showWithdrawal:2",
   "key": "withdrawalAudit.auditing.looking: xstate.done.actor.showWithdrawal → withdrawalAudit.judging [branch 2]",
   "from": "auditing.looking",
   "to": [
    "judging"
   ],
   "event": "xstate.done.actor.showWithdrawal",
   "words": "showWithdrawal answered",
   "label": "It was answered",
   "description": "It was answered.",
   "who": "server",
   "isMoney": false,
   "guard": "isFound",
   "effects": [
    "keepRecord",
    "refreshBalance"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/extract_detail"
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "withdrawalPaid",
      "from": "held",
      "to": "external",
      "amountCents": 5000
     },
     {
      "kind": "withdrawalCharge",
      "from": "held",
      "to": "fee",
      "amountCents": 300
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 12
   }
  },
  {
   "name": "auditing.looking:xstate.done.actor.showWithdrawal:3",
   "key": "withdrawalAudit.auditing.looking: xstate.done.actor.showWithdrawal → withdrawalAudit.auditing.waiting [branch 3]",
   "from": "auditing.looking",
   "to": [
    "auditing.waiting"
   ],
   "event": "xstate.done.actor.showWithdrawal",
   "words": "showWithdrawal answered",
   "label": "Nobody answered",
   "description": "Nobody answered; what is shown stays.",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/extract_detail"
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
   "name": "auditing.looking:xstate.error.actor.showWithdrawal",
   "key": "withdrawalAudit.auditing.looking: xstate.error.actor.showWithdrawal → withdrawalAudit.auditing.waiting",
   "from": "auditing.looking",
   "to": [
    "auditing.waiting"
   ],
   "event": "xstate.error.actor.showWithdrawal",
   "words": "showWithdrawal broke down",
   "label": "showWithdrawal broke down",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/extract_detail"
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
   "name": "auditing.confirmingCancel:cancel.confirmed",
   "key": "withdrawalAudit.auditing.confirmingCancel: cancel.confirmed → withdrawalAudit.auditing.cancelling",
   "from": "auditing.confirmingCancel",
   "to": [
    "auditing.cancelling"
   ],
   "event": "cancel.confirmed",
   "words": "cancel.confirmed",
   "label": "The shopper means it",
   "description": "The shopper means it.",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_cancel",
      "input": {
       "withdrawalId": 81
      },
      "isKeyed": true
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
   "name": "auditing.confirmingCancel:cancel.dismissed",
   "key": "withdrawalAudit.auditing.confirmingCancel: cancel.dismissed → withdrawalAudit.auditing.looking",
   "from": "auditing.confirmingCancel",
   "to": [
    "auditing.looking"
   ],
   "event": "cancel.dismissed",
   "words": "cancel.dismissed",
   "label": "The shopper thinks better of it",
   "description": "The shopper thinks better of it; word may have come meanwhile.",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_detail",
      "input": {
       "id": 81
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
   "name": "auditing.cancelling:xstate.done.actor.cancelWithdrawal",
   "key": "withdrawalAudit.auditing.cancelling: xstate.done.actor.cancelWithdrawal → withdrawalAudit.judging [branch 1]",
   "from": "auditing.cancelling",
   "to": [
    "judging"
   ],
   "event": "xstate.done.actor.cancelWithdrawal",
   "words": "cancelWithdrawal answered",
   "label": "Taken back, or answered by the audit just before",
   "description": "Taken back, or answered by the audit just before.",
   "who": "server",
   "isMoney": false,
   "guard": "isFound",
   "effects": [
    "keepRecord",
    "refreshBalance"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract_cancel"
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "withdrawalPaid",
      "from": "held",
      "to": "external",
      "amountCents": 5000
     },
     {
      "kind": "withdrawalCharge",
      "from": "held",
      "to": "fee",
      "amountCents": 300
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 11
   }
  },
  {
   "name": "auditing.cancelling:xstate.done.actor.cancelWithdrawal:2",
   "key": "withdrawalAudit.auditing.cancelling: xstate.done.actor.cancelWithdrawal → withdrawalAudit.auditing.cancelUnanswered [branch 2]",
   "from": "auditing.cancelling",
   "to": [
    "auditing.cancelUnanswered"
   ],
   "event": "xstate.done.actor.cancelWithdrawal",
   "words": "cancelWithdrawal answered",
   "label": "The answer never arrived",
   "description": "The answer never arrived.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepRecord"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract_cancel"
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "withdrawalReturned",
      "from": "held",
      "to": "available",
      "amountCents": 5300
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 9,
    "noticed": 8
   }
  },
  {
   "name": "auditing.cancelling:xstate.error.actor.cancelWithdrawal",
   "key": "withdrawalAudit.auditing.cancelling: xstate.error.actor.cancelWithdrawal → withdrawalAudit.auditing.cancelUnanswered",
   "from": "auditing.cancelling",
   "to": [
    "auditing.cancelUnanswered"
   ],
   "event": "xstate.error.actor.cancelWithdrawal",
   "words": "cancelWithdrawal broke down",
   "label": "cancelWithdrawal broke down",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/extract_cancel"
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
   "name": "auditing.cancelUnanswered:cancel.confirmed",
   "key": "withdrawalAudit.auditing.cancelUnanswered: cancel.confirmed → withdrawalAudit.auditing.cancelling",
   "from": "auditing.cancelUnanswered",
   "to": [
    "auditing.cancelling"
   ],
   "event": "cancel.confirmed",
   "words": "cancel.confirmed",
   "label": "Sends the same again, so it is done at most once",
   "description": "Sends the same again, so it is done at most once.",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_cancel",
      "input": {
       "withdrawalId": 81
      },
      "isKeyed": true
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
   "name": "auditing.cancelUnanswered:cancel.dismissed",
   "key": "withdrawalAudit.auditing.cancelUnanswered: cancel.dismissed → withdrawalAudit.auditing.looking",
   "from": "auditing.cancelUnanswered",
   "to": [
    "auditing.looking"
   ],
   "event": "cancel.dismissed",
   "words": "cancel.dismissed",
   "label": "The shopper leaves it",
   "description": "The shopper leaves it.",
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
     "text": "tests/model/api/withdrawalPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/extract_detail",
      "input": {
       "id": 81
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
   "title": "a withdrawal that is audited is taken back once, after a question",
   "kind": "journey",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "cancel.asked",
     "taken": [
      "auditing.waiting:cancel.asked"
     ],
     "leaves": [
      "auditing.confirmingCancel"
     ]
    },
    {
     "event": "cancel.confirmed",
     "taken": [
      "auditing.confirmingCancel:cancel.confirmed"
     ],
     "leaves": [
      "auditing.cancelling"
     ]
    },
    {
     "event": "done cancelWithdrawal found",
     "taken": [
      "auditing.cancelling:xstate.done.actor.cancelWithdrawal",
      "judging::3"
     ],
     "leaves": [
      "cancelled"
     ]
    },
    {
     "event": "cancel.asked",
     "taken": [],
     "leaves": [
      "cancelled"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal that is audited shows what the audit said when the audit was faster",
   "kind": "journey",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "cancel.asked",
     "taken": [
      "auditing.waiting:cancel.asked"
     ],
     "leaves": [
      "auditing.confirmingCancel"
     ]
    },
    {
     "event": "cancel.confirmed",
     "taken": [
      "auditing.confirmingCancel:cancel.confirmed"
     ],
     "leaves": [
      "auditing.cancelling"
     ]
    },
    {
     "event": "done cancelWithdrawal found",
     "taken": [
      "auditing.cancelling:xstate.done.actor.cancelWithdrawal",
      "judging:"
     ],
     "leaves": [
      "passed"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal that is audited tries again when nobody answered",
   "kind": "journey",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "cancel.asked",
     "taken": [
      "auditing.waiting:cancel.asked"
     ],
     "leaves": [
      "auditing.confirmingCancel"
     ]
    },
    {
     "event": "cancel.confirmed",
     "taken": [
      "auditing.confirmingCancel:cancel.confirmed"
     ],
     "leaves": [
      "auditing.cancelling"
     ]
    },
    {
     "event": "done cancelWithdrawal failed (network)",
     "taken": [
      "auditing.cancelling:xstate.done.actor.cancelWithdrawal:2"
     ],
     "leaves": [
      "auditing.cancelUnanswered"
     ]
    },
    {
     "event": "cancel.confirmed",
     "taken": [
      "auditing.cancelUnanswered:cancel.confirmed"
     ],
     "leaves": [
      "auditing.cancelling"
     ]
    }
   ]
  },
  {
   "title": "a withdrawal that is audited looks once more when word comes while it looks, and after a question left",
   "kind": "journey",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "withdrawal.shown",
     "taken": [
      "auditing.waiting:withdrawal.shown"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "audit.announced",
     "taken": [
      "auditing.looking:audit.announced"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "done showWithdrawal found",
     "taken": [
      "auditing.looking:xstate.done.actor.showWithdrawal"
     ],
     "leaves": [
      "auditing.waiting"
     ]
    },
    {
     "event": "cancel.asked",
     "taken": [
      "auditing.waiting:cancel.asked"
     ],
     "leaves": [
      "auditing.confirmingCancel"
     ]
    },
    {
     "event": "audit.announced",
     "taken": [],
     "leaves": [
      "auditing.confirmingCancel"
     ]
    },
    {
     "event": "cancel.dismissed",
     "taken": [
      "auditing.confirmingCancel:cancel.dismissed"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "done showWithdrawal found",
     "taken": [
      "auditing.looking:xstate.done.actor.showWithdrawal:2",
      "judging::2"
     ],
     "leaves": [
      "refused"
     ]
    }
   ]
  },
  {
   "title": "connection.restored → {\"auditing\":\"looking\"}",
   "kind": "path",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "connection.restored",
     "taken": [
      "auditing.waiting:connection.restored"
     ],
     "leaves": [
      "auditing.looking"
     ]
    }
   ]
  },
  {
   "title": "audit.announced, done showWithdrawal found → \"passed\", which ignores the rest",
   "kind": "path",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "audit.announced",
     "taken": [
      "auditing.waiting:audit.announced"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "done showWithdrawal found",
     "taken": [
      "auditing.looking:xstate.done.actor.showWithdrawal:2",
      "judging:"
     ],
     "leaves": [
      "passed"
     ]
    }
   ]
  },
  {
   "title": "audit.announced, cancel.asked → {\"auditing\":\"confirmingCancel\"}",
   "kind": "path",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "audit.announced",
     "taken": [
      "auditing.waiting:audit.announced"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "cancel.asked",
     "taken": [
      "auditing.looking:cancel.asked"
     ],
     "leaves": [
      "auditing.confirmingCancel"
     ]
    }
   ]
  },
  {
   "title": "audit.announced, done showWithdrawal failed (network) → {\"auditing\":\"waiting\"}",
   "kind": "path",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "audit.announced",
     "taken": [
      "auditing.waiting:audit.announced"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "done showWithdrawal failed (network)",
     "taken": [
      "auditing.looking:xstate.done.actor.showWithdrawal:3"
     ],
     "leaves": [
      "auditing.waiting"
     ]
    }
   ]
  },
  {
   "title": "audit.announced, error showWithdrawal {\"error\":\"surprise\"} → {\"auditing\":\"waiting\"}",
   "kind": "path",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "audit.announced",
     "taken": [
      "auditing.waiting:audit.announced"
     ],
     "leaves": [
      "auditing.looking"
     ]
    },
    {
     "event": "error showWithdrawal {\"error\":\"surprise\"}",
     "taken": [
      "auditing.looking:xstate.error.actor.showWithdrawal"
     ],
     "leaves": [
      "auditing.waiting"
     ]
    }
   ]
  },
  {
   "title": "cancel.asked, cancel.confirmed, done cancelWithdrawal failed (network), cancel.dismissed → {\"auditing\":\"looking\"}",
   "kind": "path",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "cancel.asked",
     "taken": [
      "auditing.waiting:cancel.asked"
     ],
     "leaves": [
      "auditing.confirmingCancel"
     ]
    },
    {
     "event": "cancel.confirmed",
     "taken": [
      "auditing.confirmingCancel:cancel.confirmed"
     ],
     "leaves": [
      "auditing.cancelling"
     ]
    },
    {
     "event": "done cancelWithdrawal failed (network)",
     "taken": [
      "auditing.cancelling:xstate.done.actor.cancelWithdrawal:2"
     ],
     "leaves": [
      "auditing.cancelUnanswered"
     ]
    },
    {
     "event": "cancel.dismissed",
     "taken": [
      "auditing.cancelUnanswered:cancel.dismissed"
     ],
     "leaves": [
      "auditing.looking"
     ]
    }
   ]
  },
  {
   "title": "cancel.asked, cancel.confirmed, error cancelWithdrawal {\"error\":\"surprise\"}, cancel.confirmed → {\"auditing\":\"cancelling\"}",
   "kind": "path",
   "start": [
    "auditing.waiting"
   ],
   "steps": [
    {
     "event": "cancel.asked",
     "taken": [
      "auditing.waiting:cancel.asked"
     ],
     "leaves": [
      "auditing.confirmingCancel"
     ]
    },
    {
     "event": "cancel.confirmed",
     "taken": [
      "auditing.confirmingCancel:cancel.confirmed"
     ],
     "leaves": [
      "auditing.cancelling"
     ]
    },
    {
     "event": "error cancelWithdrawal {\"error\":\"surprise\"}",
     "taken": [
      "auditing.cancelling:xstate.error.actor.cancelWithdrawal"
     ],
     "leaves": [
      "auditing.cancelUnanswered"
     ]
    },
    {
     "event": "cancel.confirmed",
     "taken": [
      "auditing.cancelUnanswered:cancel.confirmed"
     ],
     "leaves": [
      "auditing.cancelling"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "audit.announced",
   "label": "audit.announced",
   "event": {
    "type": "audit.announced"
   }
  },
  {
   "type": "withdrawal.shown",
   "label": "withdrawal.shown",
   "event": {
    "type": "withdrawal.shown"
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
   "type": "cancel.asked",
   "label": "cancel.asked",
   "event": {
    "type": "cancel.asked"
   }
  },
  {
   "type": "cancel.confirmed",
   "label": "cancel.confirmed",
   "event": {
    "type": "cancel.confirmed"
   }
  },
  {
   "type": "cancel.dismissed",
   "label": "cancel.dismissed",
   "event": {
    "type": "cancel.dismissed"
   }
  },
  {
   "type": "xstate.done.actor.showWithdrawal",
   "label": "done showWithdrawal found",
   "event": {
    "type": "xstate.done.actor.showWithdrawal",
    "output": {
     "type": "found",
     "withdrawal": {
      "id": 81,
      "status": 0,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "showWithdrawal"
   }
  },
  {
   "type": "xstate.done.actor.showWithdrawal",
   "label": "done showWithdrawal found",
   "event": {
    "type": "xstate.done.actor.showWithdrawal",
    "output": {
     "type": "found",
     "withdrawal": {
      "id": 81,
      "status": 1,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "showWithdrawal"
   }
  },
  {
   "type": "xstate.done.actor.showWithdrawal",
   "label": "done showWithdrawal found",
   "event": {
    "type": "xstate.done.actor.showWithdrawal",
    "output": {
     "type": "found",
     "withdrawal": {
      "id": 81,
      "status": 2,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "showWithdrawal"
   }
  },
  {
   "type": "xstate.done.actor.showWithdrawal",
   "label": "done showWithdrawal found",
   "event": {
    "type": "xstate.done.actor.showWithdrawal",
    "output": {
     "type": "found",
     "withdrawal": {
      "id": 81,
      "status": -1,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "showWithdrawal"
   }
  },
  {
   "type": "xstate.done.actor.showWithdrawal",
   "label": "done showWithdrawal failed (network)",
   "event": {
    "type": "xstate.done.actor.showWithdrawal",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "showWithdrawal"
   }
  },
  {
   "type": "xstate.error.actor.showWithdrawal",
   "label": "error showWithdrawal {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.showWithdrawal",
    "error": "surprise",
    "actorId": "showWithdrawal"
   }
  },
  {
   "type": "xstate.done.actor.cancelWithdrawal",
   "label": "done cancelWithdrawal found",
   "event": {
    "type": "xstate.done.actor.cancelWithdrawal",
    "output": {
     "type": "found",
     "withdrawal": {
      "id": 81,
      "status": 1,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "cancelWithdrawal"
   }
  },
  {
   "type": "xstate.done.actor.cancelWithdrawal",
   "label": "done cancelWithdrawal found",
   "event": {
    "type": "xstate.done.actor.cancelWithdrawal",
    "output": {
     "type": "found",
     "withdrawal": {
      "id": 81,
      "status": 2,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "cancelWithdrawal"
   }
  },
  {
   "type": "xstate.done.actor.cancelWithdrawal",
   "label": "done cancelWithdrawal found",
   "event": {
    "type": "xstate.done.actor.cancelWithdrawal",
    "output": {
     "type": "found",
     "withdrawal": {
      "id": 81,
      "status": -1,
      "target": {
       "method": "bank",
       "cardNumber": "4242424242424242",
       "bankName": "Harbour Bank"
      },
      "amountCents": 5000,
      "chargeCents": 300,
      "totalCents": 5300,
      "reference": null,
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "cancelWithdrawal"
   }
  },
  {
   "type": "xstate.done.actor.cancelWithdrawal",
   "label": "done cancelWithdrawal failed (network)",
   "event": {
    "type": "xstate.done.actor.cancelWithdrawal",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "cancelWithdrawal"
   }
  },
  {
   "type": "xstate.error.actor.cancelWithdrawal",
   "label": "error cancelWithdrawal {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.cancelWithdrawal",
    "error": "surprise",
    "actorId": "cancelWithdrawal"
   }
  }
 ],
 "inputs": [
  {
   "withdrawal": {
    "id": 81,
    "status": 0,
    "target": {
     "method": "bank",
     "cardNumber": "4242424242424242",
     "bankName": "Harbour Bank"
    },
    "amountCents": 5000,
    "chargeCents": 300,
    "totalCents": 5300,
    "reference": null,
    "refusedFor": null,
    "submittedAt": "2026-01-05T10:00:00.000Z",
    "resolvedAt": null
   }
  }
 ]
})
