(window.flowBook ??= []).push({
 "id": "recharge",
 "question": "When is a payment credited, and does its evidence count once?",
 "description": "Putting money on the balance: paid elsewhere, shown here, credited after an audit.",
 "svg": "<svg data-plan=\"44980f82a5a56f90\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1341 1450\" width=\"1341\" height=\"1450\" role=\"img\" aria-label=\"recharge: Putting money on the balance: paid elsewhere, shown here, credited after an audit.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1341\" height=\"1450\"/>\n<g class=\"box compound\" data-state=\"recharge.preparing\"><title>Nothing is handed in yet.</title><rect x=\"187\" y=\"674\" width=\"1081.3\" height=\"724\" rx=\"12\"/><text class=\"title\" x=\"231.7\" y=\"695\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Preparing</text><g class=\"row\" data-arrow=\"preparing:method.chosen:3\" data-who=\"shopper\"><title>method.chosen: The same way of paying, for what it is wanted for now.</title><rect class=\"hit\" x=\"229.7\" y=\"704\" width=\"148\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(231.7 705)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"248.7\" y=\"715\" textLength=\"127\" lengthAdjust=\"spacingAndGlyphs\">The same way of paying</text></g></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.choosingMethod\"><title>On chain, or by card.</title><rect x=\"1116.3\" y=\"878\" width=\"136\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1126.3\" y=\"899\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Choosing method</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.loadingNetworks\"><title>The networks and the shop’s addresses on them are on their way.</title><rect x=\"246.7\" y=\"1196\" width=\"136\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"256.7\" y=\"1217\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Loading networks</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.networksUnloaded\"><title>The screen says why no network can be chosen.</title><rect x=\"243.3\" y=\"1342\" width=\"146\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"253.3\" y=\"1363\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">Networks unloaded</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.choosingNetwork\"><title>The network has to be the one the money is sent on.</title><rect x=\"268.7\" y=\"728\" width=\"138\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"278.7\" y=\"749\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">Choosing network</text></g>\n<g class=\"box deep compound\" data-state=\"recharge.preparing.filling\"><title>The shopper paid, and tells how much and shows the evidence.</title><rect x=\"413.7\" y=\"878\" width=\"449\" height=\"222\" rx=\"12\"/><text class=\"title\" x=\"644.7\" y=\"936\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">Filling</text><g class=\"row\" data-arrow=\"preparing.filling:values.edited\" data-who=\"shopper\"><title>values.edited: What was refused is being changed.</title><rect class=\"hit\" x=\"642.7\" y=\"945\" width=\"206\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(644.7 946)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"661.7\" y=\"956\" textLength=\"185\" lengthAdjust=\"spacingAndGlyphs\">What was refused is being changed</text></g></g>\n<g class=\"history\" data-state=\"recharge.preparing.filling.last\"><title>The form that was handed in.</title><circle cx=\"548.7\" cy=\"934\" r=\"12\"/><text class=\"title\" x=\"543.7\" y=\"938\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">H</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.filling.byCard\"><title>Amount and evidence of a card payment.</title><rect x=\"579.7\" y=\"990\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"589.7\" y=\"1011\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">By card</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.filling.onChain\"><title>The shop’s address on the network, and what was sent there from where.</title><rect x=\"429.7\" y=\"922\" width=\"79\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"439.7\" y=\"943\" textLength=\"59\" lengthAdjust=\"spacingAndGlyphs\">On chain</text></g>\n<g class=\"leaf\" data-state=\"recharge.submitting\"><title>The server checks amount, address and evidence.</title><rect x=\"376\" y=\"16\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"386\" y=\"37\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">Submitting</text></g>\n<g class=\"leaf\" data-state=\"recharge.unanswered\"><title>Nobody knows whether it arrived: handing it in again is safe.</title><rect x=\"895\" y=\"342\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"905\" y=\"363\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"box compound\" data-state=\"recharge.handedIn\"><title>The server has it.</title><rect x=\"531\" y=\"184\" width=\"336\" height=\"356\" rx=\"12\"/><text class=\"title\" x=\"541\" y=\"205\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Handed in</text></g>\n<g class=\"leaf\" data-state=\"recharge.handedIn.auditing\"><title>Someone compares the evidence with what arrived.</title><rect x=\"593\" y=\"354\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"603\" y=\"375\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">Auditing</text><text class=\"code\" x=\"665\" y=\"375\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"recharge.handedIn.unfollowed\"><title>The record is not followed until the shopper comes back to it.</title><rect x=\"579.2\" y=\"224\" width=\"109\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"589.2\" y=\"245\" textLength=\"73\" lengthAdjust=\"spacingAndGlyphs\">Unfollowed</text><text class=\"code\" x=\"670.2\" y=\"245\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"recharge.handedIn.passed\"><title>Credited, by what really arrived.</title><rect x=\"738\" y=\"484\" width=\"86\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"748\" y=\"505\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Passed</text><text class=\"code\" x=\"806\" y=\"505\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">1</text></g>\n<g class=\"leaf\" data-state=\"recharge.handedIn.refused\"><title>Not credited; the shopper reads why. The evidence may be used again.</title><rect x=\"577\" y=\"484\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"587\" y=\"505\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text><text class=\"code\" x=\"650\" y=\"505\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">2</text></g>\n<circle class=\"dot\" data-start=\"recharge\" cx=\"1014\" cy=\"51\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1014 56L1014 647Q1014 654 1007 654L632 654Q625 654 625 661L625 674\"/><path class=\"tip\" d=\"M625 674L628.6 666L621.4 666Z\"/></g>\n<circle class=\"dot\" data-start=\"recharge.preparing\" cx=\"1225.1\" cy=\"763\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1225.1 768L1225.1 878\"/><path class=\"tip\" d=\"M1225.1 878L1228.7 870L1221.4 870Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"recharge.preparing\"><rect x=\"691.4\" y=\"748\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"699.4\" y=\"762\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"recharge.preparing.filling\" cx=\"593.7\" cy=\"957\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M593.7 962L593.7 974.3Q593.7 976 595.4 976L595.4 976Q597.2 976 597.2 977.8L597.2 990\"/><path class=\"tip\" d=\"M597.2 990L600.8 982L593.5 982Z\"/></g>\n<circle class=\"dot\" data-start=\"recharge.handedIn\" cx=\"844.5\" cy=\"259\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M844.5 264L844.5 333Q844.5 340 837.5 340L667.5 340Q660.5 340 660.5 347L660.5 354\"/><path class=\"tip\" d=\"M660.5 354L664.1 346L656.9 346Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing:method.chosen\"><path class=\"line\" d=\"M711.7 768L711.7 851Q711.7 858 704.7 858L634.7 858Q627.7 858 627.7 865L627.7 973.8Q627.7 976 629.9 976L629.9 976Q632.2 976 632.2 978.3L632.2 990\"/><path class=\"tip\" d=\"M632.2 990L635.8 982L628.5 982Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing:method.chosen:2\"><path class=\"line\" d=\"M731.9 768L731.9 787Q731.9 794 738.9 794L966.7 794Q973.7 794 973.7 801L973.7 1175Q973.7 1182 966.7 1182L367 1182Q360 1182 360 1189L360 1196\"/><path class=\"tip\" d=\"M360 1196L363.6 1188L356.4 1188Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing:choice.reopened\"><path class=\"line\" d=\"M752.2 768L752.2 775Q752.2 782 759.2 782L1065.7 782Q1072.7 782 1072.7 789L1072.7 851Q1072.7 858 1079.7 858L1136.5 858Q1143.5 858 1143.5 865L1143.5 878\"/><path class=\"tip\" d=\"M1143.5 878L1147.1 870L1139.8 870Z\"/></g>\n<g class=\"arrow server\" data-line=\"preparing.loadingNetworks:xstate.done.actor.loadNetworks\"><path class=\"line\" d=\"M314.7 1196L314.7 768\"/><path class=\"tip\" d=\"M314.7 768L311 776L318.3 776Z\"/></g>\n<g class=\"arrow server\" data-line=\"preparing.loadingNetworks:xstate.done.actor.loadNetworks:2 preparing.loadingNetworks:xstate.error.actor.loadNetworks\"><path class=\"line\" d=\"M337.3 1236L337.3 1243Q337.3 1250 344.3 1250L466 1250Q473 1250 473 1257L473 1321Q473 1328 466 1328L347.7 1328Q340.7 1328 340.7 1335L340.7 1342\"/><path class=\"tip\" d=\"M340.7 1342L344.3 1334L337 1334Z\"/></g>\n<g class=\"arrow many\" data-line=\"preparing.networksUnloaded:retry.requested preparing.networksUnloaded:connection.restored preparing.networksUnloaded:recharge.shown\"><path class=\"line\" d=\"M292 1342L292 1236\"/><path class=\"tip\" d=\"M292 1236L288.4 1244L295.6 1244Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing.choosingNetwork:network.chosen\"><path class=\"line\" d=\"M360.7 768L360.7 775Q360.7 782 367.7 782L396.2 782Q403.2 782 403.2 789L403.2 851Q403.2 858 410.2 858L462.2 858Q469.2 858 469.2 865L469.2 922\"/><path class=\"tip\" d=\"M469.2 922L472.8 914L465.5 914Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing.filling:recharge.submitted\"><path class=\"line\" d=\"M497.2 1100L497.2 1113Q497.2 1120 504.2 1120L979.7 1120Q986.7 1120 986.7 1127L987 1397Q987 1404 987 1411L987 1411Q987 1418 980 1418L97 1418Q90 1418 90 1411L90 77Q90 70 97 70L382 70Q389 70 389 63L389 56\"/><path class=\"tip\" d=\"M389 56L385.4 64L392.6 64Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing.filling.onChain:networks.reopened\"><path class=\"line\" d=\"M469.2 962L469.2 1163Q469.2 1170 462.2 1170L344.3 1170Q337.3 1170 337.3 1177L337.3 1196\"/><path class=\"tip\" d=\"M337.3 1196L341 1188L333.7 1188Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.submitRecharge\"><path class=\"line\" d=\"M427 56L427 87Q427 94 434 94L590 94Q597 94 597 101L597 151Q597 158 604 158L692 158Q699 158 699 165L699 184\"/><path class=\"tip\" d=\"M699 184L702.6 176L695.4 176Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.submitRecharge:2\"><path class=\"line\" d=\"M402 56L402 75Q402 82 395 82L258 82Q251 82 251 89L251 635Q251 642 244 642L234 642Q227 642 226.9 649L226.8 661Q226.7 668 226.7 675L226.7 1163Q226.7 1170 233.7 1170L285 1170Q292 1170 292 1177L292 1196\"/><path class=\"tip\" d=\"M292 1196L295.6 1188L288.4 1188Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.submitRecharge:3\"><path class=\"line\" d=\"M415 56L415 635Q415 642 422 642L533 642Q540 642 539.9 649L539.8 661Q539.7 668 539.7 675L539.7 856.5Q539.7 858 541.2 858L541.2 858Q542.7 858 542.7 859.5L542.7 907Q542.7 908 543.7 908L543.7 908Q544.7 908 544.7 909L544.7 922\"/><path class=\"tip\" d=\"M544.7 922L548.3 914L541 914Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.submitRecharge:4 submitting:xstate.error.actor.submitRecharge\"><path class=\"line\" d=\"M453 56L453 63Q453 70 460 70L904 70Q911 70 911 77L911 151Q911 158 918 158L957 158Q964 158 964 165L964 342\"/><path class=\"tip\" d=\"M964 342L967.6 334L960.4 334Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unanswered:values.edited\"><path class=\"line\" d=\"M929 382L929 559Q929 566 922 566L560 566Q553 566 553 573L552.7 661Q552.7 668 552.7 675L552.7 922\"/><path class=\"tip\" d=\"M552.7 922L556.3 914L549 914Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unanswered:recharge.submitted\"><path class=\"line\" d=\"M929 342L929 177Q929 170 922 170L749 170Q742 170 742 163L742 89Q742 82 735 82L447 82Q440 82 440 75L440 56\"/><path class=\"tip\" d=\"M440 56L436.4 64L443.6 64Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unanswered:choice.reopened\"><path class=\"line\" d=\"M964 382L964 547Q964 554 971 554L1234 554Q1241 554 1241 561L1241 635Q1241 642 1234 642L1205 642Q1198 642 1198 649L1197.9 661Q1197.9 668 1197.9 675L1197.9 878\"/><path class=\"tip\" d=\"M1197.9 878L1201.5 870L1194.2 870Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"handedIn:method.chosen\"><path class=\"line\" d=\"M699 540L699 635Q699 642 692 642L622 642Q615 642 614.9 649L614.8 661Q614.7 668 614.7 675L614.7 990\"/><path class=\"tip\" d=\"M614.7 990L618.3 982L611 982Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"handedIn:method.chosen:2\"><path class=\"line\" d=\"M615 540L615 547Q615 554 608 554L178 554Q171 554 171 561L171 635Q171 642 178 642L207 642Q214 642 213.9 649L213.8 661Q213.7 668 213.7 675L213.7 1175Q213.7 1182 220.7 1182L262.3 1182Q269.3 1182 269.3 1189L269.3 1196\"/><path class=\"tip\" d=\"M269.3 1196L273 1188L265.7 1188Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"handedIn:choice.reopened\"><path class=\"line\" d=\"M783 540L783 571Q783 578 790 578L1089 578Q1096 578 1096 585L1096 635Q1096 642 1103 642L1164 642Q1171 642 1170.9 649L1170.8 661Q1170.7 668 1170.7 675L1170.7 878\"/><path class=\"tip\" d=\"M1170.7 878L1174.3 870L1167 870Z\"/></g>\n<g class=\"arrow server\" data-line=\"handedIn.auditing:xstate.done.actor.followAudit\"><path class=\"line\" d=\"M653 394L653 401Q653 408 660 408L774 408Q781 408 781 415L781 484\"/><path class=\"tip\" d=\"M781 484L784.6 476L777.4 476Z\"/></g>\n<g class=\"arrow server\" data-line=\"handedIn.auditing:xstate.done.actor.followAudit:2\"><path class=\"line\" d=\"M623 394L623 484\"/><path class=\"tip\" d=\"M623 484L626.6 476L619.4 476Z\"/></g>\n<g class=\"arrow server dim\" data-line=\"handedIn.auditing:xstate.error.actor.followAudit\"><path class=\"line\" d=\"M638 354L638 335Q638 328 645 328L749 328Q756 328 756 321L756 285Q756 278 749 278L658.8 278Q651.8 278 651.8 271L651.8 264\"/><path class=\"tip\" d=\"M651.8 264L648.2 272L655.5 272Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"handedIn.unfollowed:recharge.shown\"><path class=\"line\" d=\"M615.5 264L615.5 354\"/><path class=\"tip\" d=\"M615.5 354L619.1 346L611.9 346Z\"/></g>\n<g class=\"label\"><rect x=\"631.7\" y=\"815\" width=\"160\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing:method.chosen\" data-who=\"shopper\"><title>method.chosen: The shopper pays by card.</title><rect class=\"hit\" x=\"633.7\" y=\"819\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(635.7 820)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"652.7\" y=\"830\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper pays by card</text></g></g>\n<g class=\"label\"><rect x=\"890.7\" y=\"978\" width=\"166\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing:method.chosen:2\" data-who=\"shopper\"><title>method.chosen: The shopper pays on chain.</title><rect class=\"hit\" x=\"892.7\" y=\"982\" width=\"162\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(894.7 983)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"911.7\" y=\"993\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">The shopper pays on chain</text></g></g>\n<g class=\"label\"><rect x=\"990.7\" y=\"815\" width=\"164\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing:choice.reopened\" data-who=\"shopper\"><title>choice.reopened: Back to the ways of paying.</title><rect class=\"hit\" x=\"992.7\" y=\"819\" width=\"160\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(994.7 820)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1011.7\" y=\"830\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">Back to the ways of paying</text></g></g>\n<g class=\"label\"><rect x=\"243.7\" y=\"978\" width=\"142\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.loadingNetworks:xstate.done.actor.loadNetworks\" data-who=\"server\"><title>loadNetworks answered: The networks are here.</title><rect class=\"hit\" x=\"245.7\" y=\"982\" width=\"138\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(247.7 983)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"264.7\" y=\"993\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">The networks are here</text></g></g>\n<g class=\"label\"><rect x=\"393\" y=\"1264\" width=\"160\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.loadingNetworks:xstate.done.actor.loadNetworks:2\" data-who=\"server\"><title>loadNetworks answered: The networks could not be read.</title><rect class=\"hit\" x=\"395\" y=\"1268\" width=\"112\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(397 1269)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"414\" y=\"1279\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">The networks</text><text x=\"414\" y=\"1293\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">could not be read</text></g><g class=\"row dim\" data-arrow=\"preparing.loadingNetworks:xstate.error.actor.loadNetworks\" data-who=\"server\"><title>loadNetworks broke down</title><rect class=\"hit\" x=\"395\" y=\"1296\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(397 1297)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"414\" y=\"1307\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">loadNetworks broke down</text></g></g>\n<g class=\"label\"><rect x=\"203\" y=\"1264\" width=\"178\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.networksUnloaded:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"205\" y=\"1268\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(207 1269)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"224\" y=\"1279\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"preparing.networksUnloaded:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"205\" y=\"1282\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(207 1283)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"224\" y=\"1293\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"preparing.networksUnloaded:recharge.shown\" data-who=\"shopper\"><title>recharge.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"205\" y=\"1296\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(207 1297)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"224\" y=\"1307\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"331.7\" y=\"808\" width=\"143\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.choosingNetwork:network.chosen\" data-who=\"shopper\"><title>network.chosen: The shop’s address on that network is shown.</title><rect class=\"hit\" x=\"333.7\" y=\"812\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(335.7 813)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"352.7\" y=\"823\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">The shop’s address on</text><text x=\"352.7\" y=\"837\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">that network is shown</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"351\" width=\"147\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.filling:recharge.submitted\" data-who=\"shopper\"><title>recharge.submitted: The shopper hands it in.</title><rect class=\"hit\" x=\"18\" y=\"355\" width=\"143\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 356)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"366\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">The shopper hands it in</text></g></g>\n<g class=\"label\"><rect x=\"414.2\" y=\"1134\" width=\"110\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.filling.onChain:networks.reopened\" data-who=\"shopper\"><title>networks.reopened: Another network; addresses are read anew.</title><rect class=\"hit\" x=\"416.2\" y=\"1138\" width=\"106\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(418.2 1139)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"435.2\" y=\"1149\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">Another network</text></g></g>\n<g class=\"label\"><rect x=\"533\" y=\"115\" width=\"127\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.submitRecharge\" data-who=\"server\"><title>submitRecharge answered: It waits for the audit. The balance is as it was.</title><rect class=\"hit\" x=\"535\" y=\"119\" width=\"123\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(537 120)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"554\" y=\"130\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">It waits for the audit</text></g></g>\n<g class=\"label\"><rect x=\"188\" y=\"344\" width=\"126\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.submitRecharge:2\" data-who=\"server\"><title>submitRecharge answered: The shop no longer takes that network.</title><rect class=\"hit\" x=\"190\" y=\"348\" width=\"122\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(192 349)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"209\" y=\"359\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">The shop no longer</text><text x=\"209\" y=\"373\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">takes that network</text></g></g>\n<g class=\"label\"><rect x=\"326\" y=\"344\" width=\"177\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.submitRecharge:3\" data-who=\"server\"><title>submitRecharge answered: Amount, address, transaction or evidence has to be changed.</title><rect class=\"hit\" x=\"328\" y=\"348\" width=\"173\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(330 349)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"347\" y=\"359\" textLength=\"152\" lengthAdjust=\"spacingAndGlyphs\">Amount, address, transaction</text><text x=\"347\" y=\"373\" textLength=\"127\" lengthAdjust=\"spacingAndGlyphs\">or evidence has to be …</text></g></g>\n<g class=\"label\"><rect x=\"824\" y=\"108\" width=\"174\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.submitRecharge:4\" data-who=\"server\"><title>submitRecharge answered: The answer never arrived.</title><rect class=\"hit\" x=\"826\" y=\"112\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(828 113)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"845\" y=\"123\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"submitting:xstate.error.actor.submitRecharge\" data-who=\"server\"><title>submitRecharge broke down</title><rect class=\"hit\" x=\"826\" y=\"126\" width=\"170\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(828 127)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"845\" y=\"137\" textLength=\"149\" lengthAdjust=\"spacingAndGlyphs\">submitRecharge broke down</text></g></g>\n<g class=\"label\"><rect x=\"496\" y=\"592\" width=\"114\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"unanswered:values.edited\" data-who=\"shopper\"><title>values.edited: Changed, it is another recharge; the same evidence counts once.</title><rect class=\"hit\" x=\"498\" y=\"596\" width=\"110\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(500 597)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"517\" y=\"607\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Changed, it is</text><text x=\"517\" y=\"621\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">another recharge</text></g></g>\n<g class=\"label\"><rect x=\"672\" y=\"108\" width=\"140\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"unanswered:recharge.submitted\" data-who=\"shopper\"><title>recharge.submitted: Handed in again as it was, so it counts once.</title><rect class=\"hit\" x=\"674\" y=\"112\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(676 113)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"693\" y=\"123\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">Handed in again as it</text><text x=\"693\" y=\"137\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">was, so it counts once</text></g></g>\n<g class=\"label\"><rect x=\"1172\" y=\"599\" width=\"137\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"unanswered:choice.reopened\" data-who=\"shopper\"><title>choice.reopened: The shopper leaves it; the record shows whether it arrived.</title><rect class=\"hit\" x=\"1174\" y=\"603\" width=\"133\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1176 604)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1193\" y=\"614\" textLength=\"112\" lengthAdjust=\"spacingAndGlyphs\">The shopper leaves it</text></g></g>\n<g class=\"label\"><rect x=\"622\" y=\"592\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn:method.chosen\" data-who=\"shopper\"><title>method.chosen: The cashier sends the shopper for another sum: a recharge of its own.</title><rect class=\"hit\" x=\"624\" y=\"596\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(626 597)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"643\" y=\"607\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">The cashier sends the</text><text x=\"643\" y=\"621\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">shopper for another sum</text></g></g>\n<g class=\"label\"><rect x=\"107\" y=\"599\" width=\"128\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn:method.chosen:2\" data-who=\"shopper\"><title>method.chosen: The same, on chain.</title><rect class=\"hit\" x=\"109\" y=\"603\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(111 604)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"128\" y=\"614\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">The same, on chain</text></g></g>\n<g class=\"label\"><rect x=\"1031\" y=\"592\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn:choice.reopened\" data-who=\"shopper\"><title>choice.reopened: The shopper begins another recharge; this one stays in the record.</title><rect class=\"hit\" x=\"1033\" y=\"596\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1035 597)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1052\" y=\"607\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The shopper begins</text><text x=\"1052\" y=\"621\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">another recharge</text></g></g>\n<g class=\"label\"><rect x=\"711\" y=\"422\" width=\"140\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.auditing:xstate.done.actor.followAudit\" data-who=\"server\"><title>followAudit answered: What really arrived is on the balance.</title><rect class=\"hit\" x=\"713\" y=\"426\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(715 427)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><g class=\"icon coin\" transform=\"translate(732 427)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"749\" y=\"437\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">What really arrived</text><text x=\"749\" y=\"451\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">is on the balance</text></g></g>\n<g class=\"label\"><rect x=\"547\" y=\"422\" width=\"152\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.auditing:xstate.done.actor.followAudit:2\" data-who=\"server\"><title>followAudit answered: Nothing was credited, and the reason is known.</title><rect class=\"hit\" x=\"549\" y=\"426\" width=\"148\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(551 427)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"568\" y=\"437\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">Nothing was credited,</text><text x=\"568\" y=\"451\" textLength=\"127\" lengthAdjust=\"spacingAndGlyphs\">and the reason is known</text></g></g>\n<g class=\"label\"><rect x=\"683.5\" y=\"292\" width=\"145\" height=\"22\" rx=\"6\"/><g class=\"row dim\" data-arrow=\"handedIn.auditing:xstate.error.actor.followAudit\" data-who=\"server\"><title>followAudit broke down</title><rect class=\"hit\" x=\"685.5\" y=\"296\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(687.5 297)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"704.5\" y=\"307\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">followAudit broke down</text></g></g>\n<g class=\"label\"><rect x=\"559.5\" y=\"292\" width=\"112\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.unfollowed:recharge.shown\" data-who=\"shopper\"><title>recharge.shown: It is shown again.</title><rect class=\"hit\" x=\"561.5\" y=\"296\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(563.5 297)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"580.5\" y=\"307\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">It is shown again</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "recharge.preparing",
   "name": "preparing",
   "title": "Preparing",
   "code": null,
   "kind": "compound",
   "description": "Nothing is handed in yet.",
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
   "id": "recharge.preparing.choosingMethod",
   "name": "preparing.choosingMethod",
   "title": "Choosing method",
   "code": null,
   "kind": "leaf",
   "description": "On chain, or by card.",
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
     "file": "screens/recharge/preparing.choosingMethod.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/preparing.choosingMethod.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/preparing.choosingMethod.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/preparing.choosingMethod.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.preparing.loadingNetworks",
   "name": "preparing.loadingNetworks",
   "title": "Loading networks",
   "code": null,
   "kind": "leaf",
   "description": "The networks and the shop’s addresses on them are on their way.",
   "tags": [],
   "calls": [
    "loadNetworks"
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
     "file": "screens/recharge/preparing.loadingNetworks.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/preparing.loadingNetworks.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/preparing.loadingNetworks.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/preparing.loadingNetworks.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.preparing.networksUnloaded",
   "name": "preparing.networksUnloaded",
   "title": "Networks unloaded",
   "code": null,
   "kind": "leaf",
   "description": "The screen says why no network can be chosen.",
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
     "file": "screens/recharge/preparing.networksUnloaded.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/preparing.networksUnloaded.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/preparing.networksUnloaded.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/preparing.networksUnloaded.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.preparing.choosingNetwork",
   "name": "preparing.choosingNetwork",
   "title": "Choosing network",
   "code": null,
   "kind": "leaf",
   "description": "The network has to be the one the money is sent on.",
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
     "file": "screens/recharge/preparing.choosingNetwork.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/preparing.choosingNetwork.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/preparing.choosingNetwork.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/preparing.choosingNetwork.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.preparing.filling",
   "name": "preparing.filling",
   "title": "Filling",
   "code": null,
   "kind": "compound",
   "description": "The shopper paid, and tells how much and shows the evidence.",
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
   "id": "recharge.preparing.filling.last",
   "name": "preparing.filling.last",
   "title": "Last",
   "code": null,
   "kind": "history",
   "description": "The form that was handed in.",
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
   "id": "recharge.preparing.filling.byCard",
   "name": "preparing.filling.byCard",
   "title": "By card",
   "code": null,
   "kind": "leaf",
   "description": "Amount and evidence of a card payment.",
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
     "file": "screens/recharge/preparing.filling.byCard.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/preparing.filling.byCard.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/preparing.filling.byCard.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/preparing.filling.byCard.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.preparing.filling.onChain",
   "name": "preparing.filling.onChain",
   "title": "On chain",
   "code": null,
   "kind": "leaf",
   "description": "The shop’s address on the network, and what was sent there from where.",
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
     "file": "screens/recharge/preparing.filling.onChain.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/preparing.filling.onChain.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/preparing.filling.onChain.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/preparing.filling.onChain.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.submitting",
   "name": "submitting",
   "title": "Submitting",
   "code": null,
   "kind": "leaf",
   "description": "The server checks amount, address and evidence.",
   "tags": [
    "form",
    "busy"
   ],
   "calls": [
    "submitRecharge"
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
     "file": "screens/recharge/submitting.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/submitting.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/submitting.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/submitting.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.unanswered",
   "name": "unanswered",
   "title": "Unanswered",
   "code": null,
   "kind": "leaf",
   "description": "Nobody knows whether it arrived: handing it in again is safe.",
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/recharge/unanswered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/unanswered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/unanswered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/unanswered.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.handedIn",
   "name": "handedIn",
   "title": "Handed in",
   "code": null,
   "kind": "compound",
   "description": "The server has it.",
   "tags": [
    "handedIn"
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
   "id": "recharge.handedIn.auditing",
   "name": "handedIn.auditing",
   "title": "Auditing",
   "code": 0,
   "kind": "leaf",
   "description": "Someone compares the evidence with what arrived.",
   "tags": [],
   "calls": [
    "followAudit"
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
     "file": "screens/recharge/handedIn.auditing.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/handedIn.auditing.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/handedIn.auditing.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/handedIn.auditing.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.handedIn.unfollowed",
   "name": "handedIn.unfollowed",
   "title": "Unfollowed",
   "code": 0,
   "kind": "leaf",
   "description": "The record is not followed until the shopper comes back to it.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "only a fault of the app leads there"
   },
   "screens": []
  },
  {
   "id": "recharge.handedIn.passed",
   "name": "handedIn.passed",
   "title": "Passed",
   "code": 1,
   "kind": "leaf",
   "description": "Credited, by what really arrived.",
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
     "file": "screens/recharge/handedIn.passed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/handedIn.passed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/handedIn.passed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/handedIn.passed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "recharge.handedIn.refused",
   "name": "handedIn.refused",
   "title": "Refused",
   "code": 2,
   "kind": "leaf",
   "description": "Not credited; the shopper reads why. The evidence may be used again.",
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
     "file": "screens/recharge/handedIn.refused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/recharge/handedIn.refused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/recharge/handedIn.refused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/recharge/handedIn.refused.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "preparing:method.chosen",
   "key": "recharge.preparing: method.chosen → recharge.preparing.filling.byCard [branch 1]",
   "from": "preparing",
   "to": [
    "preparing.filling.byCard"
   ],
   "event": "method.chosen",
   "words": "method.chosen",
   "label": "The shopper pays by card",
   "description": "The shopper pays by card.",
   "who": "shopper",
   "isMoney": false,
   "guard": "turnsToCard",
   "effects": [
    "keepMethod"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "preparing:method.chosen:2",
   "key": "recharge.preparing: method.chosen → recharge.preparing.loadingNetworks [branch 2]",
   "from": "preparing",
   "to": [
    "preparing.loadingNetworks"
   ],
   "event": "method.chosen",
   "words": "method.chosen",
   "label": "The shopper pays on chain",
   "description": "The shopper pays on chain.",
   "who": "shopper",
   "isMoney": false,
   "guard": "turnsToChain",
   "effects": [
    "keepMethod"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getBlockchain",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 14,
    "noticed": 14
   }
  },
  {
   "name": "preparing:method.chosen:3",
   "key": "recharge.preparing: method.chosen → stays [branch 3]",
   "from": "preparing",
   "to": [],
   "event": "method.chosen",
   "words": "method.chosen",
   "label": "The same way of paying",
   "description": "The same way of paying, for what it is wanted for now.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepWish"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
   "name": "preparing:choice.reopened",
   "key": "recharge.preparing: choice.reopened → recharge.preparing.choosingMethod",
   "from": "preparing",
   "to": [
    "preparing.choosingMethod"
   ],
   "event": "choice.reopened",
   "words": "choice.reopened",
   "label": "Back to the ways of paying",
   "description": "Back to the ways of paying.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "startOver"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
   "name": "preparing.loadingNetworks:xstate.done.actor.loadNetworks",
   "key": "recharge.preparing.loadingNetworks: xstate.done.actor.loadNetworks → recharge.preparing.choosingNetwork [branch 1]",
   "from": "preparing.loadingNetworks",
   "to": [
    "preparing.choosingNetwork"
   ],
   "event": "xstate.done.actor.loadNetworks",
   "words": "loadNetworks answered",
   "label": "The networks are here",
   "description": "The networks are here.",
   "who": "server",
   "isMoney": false,
   "guard": "isLoaded",
   "effects": [
    "keepNetworks"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getBlockchain"
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
   "name": "preparing.loadingNetworks:xstate.done.actor.loadNetworks:2",
   "key": "recharge.preparing.loadingNetworks: xstate.done.actor.loadNetworks → recharge.preparing.networksUnloaded [branch 2]",
   "from": "preparing.loadingNetworks",
   "to": [
    "preparing.networksUnloaded"
   ],
   "event": "xstate.done.actor.loadNetworks",
   "words": "loadNetworks answered",
   "label": "The networks could not be read",
   "description": "The networks could not be read.",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getBlockchain"
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
   "name": "preparing.loadingNetworks:xstate.error.actor.loadNetworks",
   "key": "recharge.preparing.loadingNetworks: xstate.error.actor.loadNetworks → recharge.preparing.networksUnloaded",
   "from": "preparing.loadingNetworks",
   "to": [
    "preparing.networksUnloaded"
   ],
   "event": "xstate.error.actor.loadNetworks",
   "words": "loadNetworks broke down",
   "label": "loadNetworks broke down",
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
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/getBlockchain"
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
   "name": "preparing.networksUnloaded:retry.requested",
   "key": "recharge.preparing.networksUnloaded: retry.requested → recharge.preparing.loadingNetworks",
   "from": "preparing.networksUnloaded",
   "to": [
    "preparing.loadingNetworks"
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getBlockchain",
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
   "name": "preparing.networksUnloaded:connection.restored",
   "key": "recharge.preparing.networksUnloaded: connection.restored → recharge.preparing.loadingNetworks",
   "from": "preparing.networksUnloaded",
   "to": [
    "preparing.loadingNetworks"
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
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getBlockchain",
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
   "name": "preparing.networksUnloaded:recharge.shown",
   "key": "recharge.preparing.networksUnloaded: recharge.shown → recharge.preparing.loadingNetworks",
   "from": "preparing.networksUnloaded",
   "to": [
    "preparing.loadingNetworks"
   ],
   "event": "recharge.shown",
   "words": "recharge.shown",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getBlockchain",
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
   "name": "preparing.choosingNetwork:network.chosen",
   "key": "recharge.preparing.choosingNetwork: network.chosen → recharge.preparing.filling.onChain",
   "from": "preparing.choosingNetwork",
   "to": [
    "preparing.filling.onChain"
   ],
   "event": "network.chosen",
   "words": "network.chosen",
   "label": "The shop’s address on that network is shown",
   "description": "The shop’s address on that network is shown.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isOffered",
   "effects": [
    "keepNetwork"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
    "noticed": 9
   }
  },
  {
   "name": "preparing.filling:values.edited",
   "key": "recharge.preparing.filling: values.edited → stays",
   "from": "preparing.filling",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
   "name": "preparing.filling:recharge.submitted",
   "key": "recharge.preparing.filling: recharge.submitted → recharge.submitting",
   "from": "preparing.filling",
   "to": [
    "submitting"
   ],
   "event": "recharge.submitted",
   "words": "recharge.submitted",
   "label": "The shopper hands it in",
   "description": "The shopper hands it in.",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/recharge",
      "input": {
       "method": "card",
       "amountCents": 5000,
       "evidence": "evidence-evidence-eviden"
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
   "name": "preparing.filling.onChain:networks.reopened",
   "key": "recharge.preparing.filling.onChain: networks.reopened → recharge.preparing.loadingNetworks",
   "from": "preparing.filling.onChain",
   "to": [
    "preparing.loadingNetworks"
   ],
   "event": "networks.reopened",
   "words": "networks.reopened",
   "label": "Another network",
   "description": "Another network; addresses are read anew.",
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
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getBlockchain",
      "input": {},
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
   "name": "submitting:xstate.done.actor.submitRecharge",
   "key": "recharge.submitting: xstate.done.actor.submitRecharge → recharge.handedIn [branch 1]",
   "from": "submitting",
   "to": [
    "handedIn"
   ],
   "event": "xstate.done.actor.submitRecharge",
   "words": "submitRecharge answered",
   "label": "It waits for the audit",
   "description": "It waits for the audit. The balance is as it was.",
   "who": "server",
   "isMoney": false,
   "guard": "isAccepted",
   "effects": [
    "keepRecharge",
    "announceSubmitted"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/recharge"
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
   "name": "submitting:xstate.done.actor.submitRecharge:2",
   "key": "recharge.submitting: xstate.done.actor.submitRecharge → recharge.preparing.loadingNetworks [branch 2]",
   "from": "submitting",
   "to": [
    "preparing.loadingNetworks"
   ],
   "event": "xstate.done.actor.submitRecharge",
   "words": "submitRecharge answered",
   "label": "The shop no longer takes that network",
   "description": "The shop no longer takes that network.",
   "who": "server",
   "isMoney": false,
   "guard": "isNetworkGone",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/recharge"
   },
   "seen": {
    "requests": [
     {
      "method": "GET",
      "path": "/api/user/getBlockchain",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 15
   }
  },
  {
   "name": "submitting:xstate.done.actor.submitRecharge:3",
   "key": "recharge.submitting: xstate.done.actor.submitRecharge → recharge.preparing.filling.last [branch 3]",
   "from": "submitting",
   "to": [
    "preparing.filling.last"
   ],
   "event": "xstate.done.actor.submitRecharge",
   "words": "submitRecharge answered",
   "label": "Amount, address, transaction or evidence has to be …",
   "description": "Amount, address, transaction or evidence has to be changed.",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/recharge"
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
   "name": "submitting:xstate.done.actor.submitRecharge:4",
   "key": "recharge.submitting: xstate.done.actor.submitRecharge → recharge.unanswered [branch 4]",
   "from": "submitting",
   "to": [
    "unanswered"
   ],
   "event": "xstate.done.actor.submitRecharge",
   "words": "submitRecharge answered",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/recharge"
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
   "name": "submitting:xstate.error.actor.submitRecharge",
   "key": "recharge.submitting: xstate.error.actor.submitRecharge → recharge.unanswered",
   "from": "submitting",
   "to": [
    "unanswered"
   ],
   "event": "xstate.error.actor.submitRecharge",
   "words": "submitRecharge broke down",
   "label": "submitRecharge broke down",
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
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/recharge"
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
   "name": "unanswered:values.edited",
   "key": "recharge.unanswered: values.edited → recharge.preparing.filling.last",
   "from": "unanswered",
   "to": [
    "preparing.filling.last"
   ],
   "event": "values.edited",
   "words": "values.edited",
   "label": "Changed, it is another recharge",
   "description": "Changed, it is another recharge; the same evidence counts once.",
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
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
   "name": "unanswered:recharge.submitted",
   "key": "recharge.unanswered: recharge.submitted → recharge.submitting",
   "from": "unanswered",
   "to": [
    "submitting"
   ],
   "event": "recharge.submitted",
   "words": "recharge.submitted",
   "label": "Handed in again as it was, so it counts once",
   "description": "Handed in again as it was, so it counts once.",
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
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/recharge",
      "input": {
       "method": "card",
       "amountCents": 5000,
       "evidence": "evidence-evidence-eviden"
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
   "name": "unanswered:choice.reopened",
   "key": "recharge.unanswered: choice.reopened → recharge.preparing.choosingMethod",
   "from": "unanswered",
   "to": [
    "preparing.choosingMethod"
   ],
   "event": "choice.reopened",
   "words": "choice.reopened",
   "label": "The shopper leaves it",
   "description": "The shopper leaves it; the record shows whether it arrived.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "startOver"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
   "name": "handedIn:method.chosen",
   "key": "recharge.handedIn: method.chosen → recharge.preparing.filling.byCard [branch 1]",
   "from": "handedIn",
   "to": [
    "preparing.filling.byCard"
   ],
   "event": "method.chosen",
   "words": "method.chosen",
   "label": "The cashier sends the shopper for another sum",
   "description": "The cashier sends the shopper for another sum: a recharge of its own.",
   "who": "shopper",
   "isMoney": false,
   "guard": "wishesAnotherByCard",
   "effects": [
    "startOver",
    "keepMethod"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "handedIn:method.chosen:2",
   "key": "recharge.handedIn: method.chosen → recharge.preparing.loadingNetworks [branch 2]",
   "from": "handedIn",
   "to": [
    "preparing.loadingNetworks"
   ],
   "event": "method.chosen",
   "words": "method.chosen",
   "label": "The same, on chain",
   "description": "The same, on chain.",
   "who": "shopper",
   "isMoney": false,
   "guard": "wishesAnotherOnChain",
   "effects": [
    "startOver",
    "keepMethod"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
      "path": "/api/user/getBlockchain",
      "input": {},
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "handedIn:choice.reopened",
   "key": "recharge.handedIn: choice.reopened → recharge.preparing.choosingMethod",
   "from": "handedIn",
   "to": [
    "preparing.choosingMethod"
   ],
   "event": "choice.reopened",
   "words": "choice.reopened",
   "label": "The shopper begins another recharge",
   "description": "The shopper begins another recharge; this one stays in the record.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "startOver"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
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
   "name": "handedIn.auditing:xstate.done.actor.followAudit",
   "key": "recharge.handedIn.auditing: xstate.done.actor.followAudit → recharge.handedIn.passed [branch 1]",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.passed"
   ],
   "event": "xstate.done.actor.followAudit",
   "words": "followAudit answered",
   "label": "What really arrived is on the balance",
   "description": "What really arrived is on the balance.",
   "who": "server",
   "isMoney": true,
   "guard": "hasPassed",
   "effects": [
    "keepRecharge"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": ""
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "recharge",
      "from": "external",
      "to": "available",
      "amountCents": 4900
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 10,
    "noticed": 10
   }
  },
  {
   "name": "handedIn.auditing:xstate.done.actor.followAudit:2",
   "key": "recharge.handedIn.auditing: xstate.done.actor.followAudit → recharge.handedIn.refused [branch 2]",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.refused"
   ],
   "event": "xstate.done.actor.followAudit",
   "words": "followAudit answered",
   "label": "Nothing was credited, and the reason is known",
   "description": "Nothing was credited, and the reason is known.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepRecharge"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": ""
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
   "name": "handedIn.auditing:xstate.error.actor.followAudit",
   "key": "recharge.handedIn.auditing: xstate.error.actor.followAudit → recharge.handedIn.unfollowed",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.unfollowed"
   ],
   "event": "xstate.error.actor.followAudit",
   "words": "followAudit broke down",
   "label": "followAudit broke down",
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
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": ""
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
   "name": "handedIn.unfollowed:recharge.shown",
   "key": "recharge.handedIn.unfollowed: recharge.shown → recharge.handedIn.auditing",
   "from": "handedIn.unfollowed",
   "to": [
    "handedIn.auditing"
   ],
   "event": "recharge.shown",
   "words": "recharge.shown",
   "label": "It is shown again",
   "description": "It is shown again.",
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
     "text": "tests/model/api/rechargePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "only a fault of the app leads there"
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
   "title": "a recharge by card is handed in once, audited and credited by what arrived",
   "kind": "journey",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge accepted",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "done followAudit answered",
     "taken": [
      "handedIn.auditing:xstate.done.actor.followAudit"
     ],
     "leaves": [
      "handedIn.passed"
     ]
    }
   ]
  },
  {
   "title": "a recharge on chain names the network that was chosen",
   "kind": "journey",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "done loadNetworks loaded",
     "taken": [
      "preparing.loadingNetworks:xstate.done.actor.loadNetworks"
     ],
     "leaves": [
      "preparing.choosingNetwork"
     ]
    },
    {
     "event": "network.chosen {\"network\":\"eth\"}",
     "taken": [],
     "leaves": [
      "preparing.choosingNetwork"
     ]
    },
    {
     "event": "network.chosen {\"network\":\"btc\"}",
     "taken": [
      "preparing.choosingNetwork:network.chosen"
     ],
     "leaves": [
      "preparing.filling.onChain"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge refused (addressInvalid)",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge:3"
     ],
     "leaves": [
      "preparing.filling.onChain"
     ]
    }
   ]
  },
  {
   "title": "a recharge reads the networks anew when the chosen one is gone",
   "kind": "journey",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "done loadNetworks loaded",
     "taken": [
      "preparing.loadingNetworks:xstate.done.actor.loadNetworks"
     ],
     "leaves": [
      "preparing.choosingNetwork"
     ]
    },
    {
     "event": "network.chosen {\"network\":\"btc\"}",
     "taken": [
      "preparing.choosingNetwork:network.chosen"
     ],
     "leaves": [
      "preparing.filling.onChain"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge refused (networkUnknown)",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "done loadNetworks loaded",
     "taken": [
      "preparing.loadingNetworks:xstate.done.actor.loadNetworks"
     ],
     "leaves": [
      "preparing.choosingNetwork"
     ]
    },
    {
     "event": "network.chosen {\"network\":\"btc\"}",
     "taken": [],
     "leaves": [
      "preparing.choosingNetwork"
     ]
    }
   ]
  },
  {
   "title": "a recharge says why the chosen network cannot be used any more",
   "kind": "journey",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "done loadNetworks loaded",
     "taken": [
      "preparing.loadingNetworks:xstate.done.actor.loadNetworks"
     ],
     "leaves": [
      "preparing.choosingNetwork"
     ]
    },
    {
     "event": "network.chosen {\"network\":\"btc\"}",
     "taken": [
      "preparing.choosingNetwork:network.chosen"
     ],
     "leaves": [
      "preparing.filling.onChain"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge refused (networkUnknown)",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    }
   ]
  },
  {
   "title": "a recharge is handed in again as it was when nobody answered, and otherwise once changed",
   "kind": "journey",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge failed (network)",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge:4"
     ],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "unanswered:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge failed (network)",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge:4"
     ],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "unanswered:values.edited"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":6000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "a recharge names the order it is for, so that it is kept",
   "kind": "journey",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":5000,\"orderId\":31}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    }
   ]
  },
  {
   "title": "a recharge that was refused says why, and the shopper begins another one",
   "kind": "journey",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge accepted",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "done followAudit answered",
     "taken": [
      "handedIn.auditing:xstate.done.actor.followAudit:2"
     ],
     "leaves": [
      "handedIn.refused"
     ]
    },
    {
     "event": "choice.reopened",
     "taken": [
      "handedIn:choice.reopened"
     ],
     "leaves": [
      "preparing.choosingMethod"
     ]
    }
   ]
  },
  {
   "title": "a recharge for another order of the cashier is one of its own, and not the earlier one",
   "kind": "journey",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":5000,\"orderId\":31}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge accepted",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "done followAudit answered",
     "taken": [
      "handedIn.auditing:xstate.done.actor.followAudit"
     ],
     "leaves": [
      "handedIn.passed"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":5000,\"orderId\":31}}",
     "taken": [],
     "leaves": [
      "handedIn.passed"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [],
     "leaves": [
      "handedIn.passed"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":700,\"orderId\":31}}",
     "taken": [
      "handedIn:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    }
   ]
  },
  {
   "title": "a recharge takes another method before anything is handed in, and not while it is",
   "kind": "journey",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "choice.reopened",
     "taken": [],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge accepted",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "choice.reopened",
     "taken": [
      "handedIn:choice.reopened"
     ],
     "leaves": [
      "preparing.choosingMethod"
     ]
    }
   ]
  },
  {
   "title": "choice.reopened → {\"preparing\":\"choosingMethod\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "choice.reopened",
     "taken": [
      "preparing:choice.reopened"
     ],
     "leaves": [
      "preparing.choosingMethod"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}} → {\"preparing\":\"loadingNetworks\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:3"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, values.edited → {\"preparing\":{\"filling\":\"byCard\"}}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "values.edited",
     "taken": [
      "preparing.filling:values.edited"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, done loadNetworks failed (network), method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}} → {\"preparing\":{\"filling\":\"byCard\"}}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "done loadNetworks failed (network)",
     "taken": [
      "preparing.loadingNetworks:xstate.done.actor.loadNetworks:2"
     ],
     "leaves": [
      "preparing.networksUnloaded"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, done loadNetworks failed (network), recharge.shown → {\"preparing\":\"loadingNetworks\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "done loadNetworks failed (network)",
     "taken": [
      "preparing.loadingNetworks:xstate.done.actor.loadNetworks:2"
     ],
     "leaves": [
      "preparing.networksUnloaded"
     ]
    },
    {
     "event": "recharge.shown",
     "taken": [
      "preparing.networksUnloaded:recharge.shown"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, done loadNetworks failed (network), retry.requested → {\"preparing\":\"loadingNetworks\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "done loadNetworks failed (network)",
     "taken": [
      "preparing.loadingNetworks:xstate.done.actor.loadNetworks:2"
     ],
     "leaves": [
      "preparing.networksUnloaded"
     ]
    },
    {
     "event": "retry.requested",
     "taken": [
      "preparing.networksUnloaded:retry.requested"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, done loadNetworks failed (network), connection.restored → {\"preparing\":\"loadingNetworks\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "done loadNetworks failed (network)",
     "taken": [
      "preparing.loadingNetworks:xstate.done.actor.loadNetworks:2"
     ],
     "leaves": [
      "preparing.networksUnloaded"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "preparing.networksUnloaded:connection.restored"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, error loadNetworks {\"error\":\"surprise\"}, method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}} → {\"preparing\":{\"filling\":\"byCard\"}}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "error loadNetworks {\"error\":\"surprise\"}",
     "taken": [
      "preparing.loadingNetworks:xstate.error.actor.loadNetworks"
     ],
     "leaves": [
      "preparing.networksUnloaded"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…, done submitRecharge accepted, method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":5000,\"orderId\":31}} → {\"preparing\":\"loadingNetworks\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge accepted",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":5000,\"orderId\":31}}",
     "taken": [
      "handedIn:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…, done submitRecharge failed (network), choice.reopened → {\"preparing\":\"choosingMethod\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge failed (network)",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge:4"
     ],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "choice.reopened",
     "taken": [
      "unanswered:choice.reopened"
     ],
     "leaves": [
      "preparing.choosingMethod"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…, error submitRecharge {\"error\":\"surprise\"}, choice.reopened → {\"preparing\":\"choosingMethod\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "error submitRecharge {\"error\":\"surprise\"}",
     "taken": [
      "submitting:xstate.error.actor.submitRecharge"
     ],
     "leaves": [
      "unanswered"
     ]
    },
    {
     "event": "choice.reopened",
     "taken": [
      "unanswered:choice.reopened"
     ],
     "leaves": [
      "preparing.choosingMethod"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, done loadNetworks loaded, network.chosen {\"network\":\"trc20\"}, networks.reopened, method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}} → {\"preparing\":{\"filling\":\"byCard\"}}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "done loadNetworks loaded",
     "taken": [
      "preparing.loadingNetworks:xstate.done.actor.loadNetworks"
     ],
     "leaves": [
      "preparing.choosingNetwork"
     ]
    },
    {
     "event": "network.chosen {\"network\":\"trc20\"}",
     "taken": [
      "preparing.choosingNetwork:network.chosen"
     ],
     "leaves": [
      "preparing.filling.onChain"
     ]
    },
    {
     "event": "networks.reopened",
     "taken": [
      "preparing.filling.onChain:networks.reopened"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…, done submitRecharge accepted, error followAudit {\"error\":\"surprise\"}, method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":5000,\"orderId\":31}} → {\"preparing\":\"loadingNetworks\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge accepted",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "error followAudit {\"error\":\"surprise\"}",
     "taken": [
      "handedIn.auditing:xstate.error.actor.followAudit"
     ],
     "leaves": [
      "handedIn.unfollowed"
     ]
    },
    {
     "event": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":5000,\"orderId\":31}}",
     "taken": [
      "handedIn:method.chosen:2"
     ],
     "leaves": [
      "preparing.loadingNetworks"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…, done submitRecharge accepted, error followAudit {\"error\":\"surprise\"}, recharge.shown → {\"handedIn\":\"auditing\"}",
   "kind": "path",
   "start": [
    "preparing.choosingMethod"
   ],
   "steps": [
    {
     "event": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
     "taken": [
      "preparing:method.chosen"
     ],
     "leaves": [
      "preparing.filling.byCard"
     ]
    },
    {
     "event": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
     "taken": [
      "preparing.filling:recharge.submitted"
     ],
     "leaves": [
      "submitting"
     ]
    },
    {
     "event": "done submitRecharge accepted",
     "taken": [
      "submitting:xstate.done.actor.submitRecharge"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    },
    {
     "event": "error followAudit {\"error\":\"surprise\"}",
     "taken": [
      "handedIn.auditing:xstate.error.actor.followAudit"
     ],
     "leaves": [
      "handedIn.unfollowed"
     ]
    },
    {
     "event": "recharge.shown",
     "taken": [
      "handedIn.unfollowed:recharge.shown"
     ],
     "leaves": [
      "handedIn.auditing"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "method.chosen",
   "label": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
   "event": {
    "type": "method.chosen",
    "method": "chain",
    "wish": {
     "amountCents": null,
     "orderId": null
    }
   }
  },
  {
   "type": "method.chosen",
   "label": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}",
   "event": {
    "type": "method.chosen",
    "method": "card",
    "wish": {
     "amountCents": null,
     "orderId": null
    }
   }
  },
  {
   "type": "method.chosen",
   "label": "method.chosen {\"method\":\"chain\",\"wish\":{\"amountCents\":5000,\"orderId\":31}}",
   "event": {
    "type": "method.chosen",
    "method": "chain",
    "wish": {
     "amountCents": 5000,
     "orderId": 31
    }
   }
  },
  {
   "type": "method.chosen",
   "label": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":5000,\"orderId\":31}}",
   "event": {
    "type": "method.chosen",
    "method": "card",
    "wish": {
     "amountCents": 5000,
     "orderId": 31
    }
   }
  },
  {
   "type": "choice.reopened",
   "label": "choice.reopened",
   "event": {
    "type": "choice.reopened"
   }
  },
  {
   "type": "network.chosen",
   "label": "network.chosen {\"network\":\"trc20\"}",
   "event": {
    "type": "network.chosen",
    "network": "trc20"
   }
  },
  {
   "type": "network.chosen",
   "label": "network.chosen {\"network\":\"eth\"}",
   "event": {
    "type": "network.chosen",
    "network": "eth"
   }
  },
  {
   "type": "networks.reopened",
   "label": "networks.reopened",
   "event": {
    "type": "networks.reopened"
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
   "type": "recharge.submitted",
   "label": "recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…",
   "event": {
    "type": "recharge.submitted",
    "values": {
     "amountCents": 5000,
     "evidence": "evidence-evidence-eviden",
     "ownAddress": "",
     "transactionHash": ""
    }
   }
  },
  {
   "type": "recharge.shown",
   "label": "recharge.shown",
   "event": {
    "type": "recharge.shown"
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
   "type": "xstate.done.actor.loadNetworks",
   "label": "done loadNetworks loaded",
   "event": {
    "type": "xstate.done.actor.loadNetworks",
    "output": {
     "type": "loaded",
     "networks": [
      {
       "code": "trc20",
       "name": "TRC20",
       "asset": "USDT",
       "depositAddress": "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8",
       "minRechargeCents": 1000,
       "minWithdrawalCents": 1000,
       "withdrawalChargeCents": 100,
       "confirmations": 20
      },
      {
       "code": "btc",
       "name": "Bitcoin",
       "asset": "BTC",
       "depositAddress": "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8",
       "minRechargeCents": 1000,
       "minWithdrawalCents": 1000,
       "withdrawalChargeCents": 100,
       "confirmations": 20
      }
     ]
    },
    "actorId": "loadNetworks"
   }
  },
  {
   "type": "xstate.done.actor.loadNetworks",
   "label": "done loadNetworks failed (network)",
   "event": {
    "type": "xstate.done.actor.loadNetworks",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "loadNetworks"
   }
  },
  {
   "type": "xstate.error.actor.loadNetworks",
   "label": "error loadNetworks {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.loadNetworks",
    "error": "surprise",
    "actorId": "loadNetworks"
   }
  },
  {
   "type": "xstate.done.actor.submitRecharge",
   "label": "done submitRecharge accepted",
   "event": {
    "type": "xstate.done.actor.submitRecharge",
    "output": {
     "type": "accepted",
     "recharge": {
      "id": 51,
      "status": 0,
      "method": "card",
      "network": null,
      "depositAddress": null,
      "ownAddress": null,
      "transactionHash": null,
      "amountCents": 5000,
      "arrivedCents": null,
      "evidence": {
       "id": "evidence-evidence-eviden",
       "small": "/api/uploads/evidence-evidence-eviden/small",
       "medium": "/api/uploads/evidence-evidence-eviden/medium",
       "large": "/api/uploads/evidence-evidence-eviden/large"
      },
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "submitRecharge"
   }
  },
  {
   "type": "xstate.done.actor.submitRecharge",
   "label": "done submitRecharge refused (evidenceUsed)",
   "event": {
    "type": "xstate.done.actor.submitRecharge",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "evidenceUsed",
      "msg": null,
      "data": null
     }
    },
    "actorId": "submitRecharge"
   }
  },
  {
   "type": "xstate.done.actor.submitRecharge",
   "label": "done submitRecharge failed (network)",
   "event": {
    "type": "xstate.done.actor.submitRecharge",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "submitRecharge"
   }
  },
  {
   "type": "xstate.done.actor.submitRecharge",
   "label": "done submitRecharge refused (networkUnknown)",
   "event": {
    "type": "xstate.done.actor.submitRecharge",
    "output": {
     "type": "refused",
     "failure": {
      "type": "refused",
      "reason": "networkUnknown",
      "msg": null,
      "data": {
       "network": "trc20"
      }
     }
    },
    "actorId": "submitRecharge"
   }
  },
  {
   "type": "xstate.error.actor.submitRecharge",
   "label": "error submitRecharge {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.submitRecharge",
    "error": "surprise",
    "actorId": "submitRecharge"
   }
  },
  {
   "type": "xstate.done.actor.followAudit",
   "label": "done followAudit answered",
   "event": {
    "type": "xstate.done.actor.followAudit",
    "output": {
     "type": "answered",
     "recharge": {
      "id": 51,
      "status": 1,
      "method": "card",
      "network": null,
      "depositAddress": null,
      "ownAddress": null,
      "transactionHash": null,
      "amountCents": 5000,
      "arrivedCents": 4900,
      "evidence": {
       "id": "evidence-evidence-eviden",
       "small": "/api/uploads/evidence-evidence-eviden/small",
       "medium": "/api/uploads/evidence-evidence-eviden/medium",
       "large": "/api/uploads/evidence-evidence-eviden/large"
      },
      "refusedFor": null,
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "followAudit"
   }
  },
  {
   "type": "xstate.done.actor.followAudit",
   "label": "done followAudit answered",
   "event": {
    "type": "xstate.done.actor.followAudit",
    "output": {
     "type": "answered",
     "recharge": {
      "id": 51,
      "status": 2,
      "method": "card",
      "network": null,
      "depositAddress": null,
      "ownAddress": null,
      "transactionHash": null,
      "amountCents": 5000,
      "arrivedCents": null,
      "evidence": {
       "id": "evidence-evidence-eviden",
       "small": "/api/uploads/evidence-evidence-eviden/small",
       "medium": "/api/uploads/evidence-evidence-eviden/medium",
       "large": "/api/uploads/evidence-evidence-eviden/large"
      },
      "refusedFor": "Nothing arrived.",
      "submittedAt": "2026-01-05T10:00:00.000Z",
      "resolvedAt": null
     }
    },
    "actorId": "followAudit"
   }
  },
  {
   "type": "xstate.error.actor.followAudit",
   "label": "error followAudit {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.followAudit",
    "error": "surprise",
    "actorId": "followAudit"
   }
  }
 ],
 "inputs": []
})
