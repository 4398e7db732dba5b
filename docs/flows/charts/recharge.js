(window.flowBook ??= []).push({
 "id": "recharge",
 "question": "When is a payment credited, and does its evidence count once?",
 "description": "Putting money on the balance: paid elsewhere, shown here, credited after an audit.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1359 1712\" width=\"1359\" height=\"1712\" role=\"img\" aria-label=\"recharge: Putting money on the balance: paid elsewhere, shown here, credited after an audit.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1359\" height=\"1712\"/>\n<g class=\"box compound\" data-state=\"recharge.preparing\"><title>Nothing is handed in yet.</title><rect x=\"196\" y=\"936\" width=\"1081.3\" height=\"724\" rx=\"12\"/><text class=\"title\" x=\"240.7\" y=\"957\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Preparing</text><g class=\"row\" data-arrow=\"preparing:method.chosen:3\" data-who=\"shopper\"><title>method.chosen: The same way of paying, for what it is wanted for now.</title><rect class=\"hit\" x=\"238.7\" y=\"966\" width=\"148\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(240.7 967)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"257.7\" y=\"977\" textLength=\"127\" lengthAdjust=\"spacingAndGlyphs\">The same way of paying</text></g></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.choosingMethod\"><title>On chain, or by card.</title><rect x=\"1125.3\" y=\"1140\" width=\"136\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1135.3\" y=\"1161\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Choosing method</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.loadingNetworks\"><title>The networks and the shop’s addresses on them are on their way.</title><rect x=\"255.7\" y=\"1458\" width=\"136\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"265.7\" y=\"1479\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Loading networks</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.networksUnloaded\"><title>The screen says why no network can be chosen.</title><rect x=\"252.3\" y=\"1604\" width=\"146\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"262.3\" y=\"1625\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">Networks unloaded</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.choosingNetwork\"><title>The network has to be the one the money is sent on.</title><rect x=\"277.7\" y=\"990\" width=\"138\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"287.7\" y=\"1011\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">Choosing network</text></g>\n<g class=\"box deep compound\" data-state=\"recharge.preparing.filling\"><title>The shopper paid, and tells how much and shows the evidence.</title><rect x=\"422.7\" y=\"1140\" width=\"449\" height=\"222\" rx=\"12\"/><text class=\"title\" x=\"653.7\" y=\"1198\" textLength=\"39\" lengthAdjust=\"spacingAndGlyphs\">Filling</text><g class=\"row\" data-arrow=\"preparing.filling:values.edited\" data-who=\"shopper\"><title>values.edited: What was refused is being changed.</title><rect class=\"hit\" x=\"651.7\" y=\"1207\" width=\"206\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(653.7 1208)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"670.7\" y=\"1218\" textLength=\"185\" lengthAdjust=\"spacingAndGlyphs\">What was refused is being changed</text></g></g>\n<g class=\"history\" data-state=\"recharge.preparing.filling.last\"><title>The form that was handed in.</title><circle cx=\"557.7\" cy=\"1196\" r=\"12\"/><text class=\"title\" x=\"552.7\" y=\"1200\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">H</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.filling.byCard\"><title>Amount and evidence of a card payment.</title><rect x=\"588.7\" y=\"1252\" width=\"70\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"598.7\" y=\"1273\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">By card</text></g>\n<g class=\"leaf\" data-state=\"recharge.preparing.filling.onChain\"><title>The shop’s address on the network, and what was sent there from where.</title><rect x=\"438.7\" y=\"1184\" width=\"79\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"448.7\" y=\"1205\" textLength=\"59\" lengthAdjust=\"spacingAndGlyphs\">On chain</text></g>\n<g class=\"leaf\" data-state=\"recharge.submitting\"><title>The server checks amount, address and evidence.</title><rect x=\"376\" y=\"16\" width=\"90\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"386\" y=\"37\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">Submitting</text></g>\n<g class=\"leaf\" data-state=\"recharge.unanswered\"><title>Nobody knows whether it arrived: handing it in again is safe.</title><rect x=\"913\" y=\"473\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"923\" y=\"494\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"box compound\" data-state=\"recharge.handedIn\"><title>The server has it.</title><rect x=\"531\" y=\"184\" width=\"354\" height=\"618\" rx=\"12\"/><text class=\"title\" x=\"541\" y=\"205\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Handed in</text></g>\n<g class=\"box deep compound\" data-state=\"recharge.handedIn.auditing\"><title>Someone compares the evidence with what arrived.</title><rect x=\"601\" y=\"260\" width=\"268\" height=\"390\" rx=\"12\"/><text class=\"title\" x=\"611\" y=\"281\" textLength=\"54\" lengthAdjust=\"spacingAndGlyphs\">Auditing</text><text class=\"code\" x=\"673\" y=\"281\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"recharge.handedIn.auditing.waiting\"><title>The answer comes by itself.</title><rect x=\"784\" y=\"594\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"794\" y=\"615\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Waiting</text></g>\n<g class=\"leaf\" data-state=\"recharge.handedIn.auditing.looking\"><title>The record is read again.</title><rect x=\"676.5\" y=\"450\" width=\"72\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"686.5\" y=\"471\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Looking</text></g>\n<g class=\"leaf\" data-state=\"recharge.handedIn.passed\"><title>Credited, by what really arrived.</title><rect x=\"574\" y=\"746\" width=\"86\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"584\" y=\"767\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Passed</text><text class=\"code\" x=\"642\" y=\"767\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">1</text></g>\n<g class=\"leaf\" data-state=\"recharge.handedIn.refused\"><title>Not credited; the shopper reads why. The evidence may be used again.</title><rect x=\"729\" y=\"746\" width=\"92\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"739\" y=\"767\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text><text class=\"code\" x=\"802\" y=\"767\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">2</text></g>\n<circle class=\"dot\" data-start=\"recharge\" cx=\"1032\" cy=\"51\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1032 56L1032 909Q1032 916 1025 916L641 916Q634 916 634 923L634 936\"/><path class=\"tip\" d=\"M634 936L637.6 928L630.4 928Z\"/></g>\n<circle class=\"dot\" data-start=\"recharge.preparing\" cx=\"1234.1\" cy=\"1025\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1234.1 1030L1234.1 1140\"/><path class=\"tip\" d=\"M1234.1 1140L1237.7 1132L1230.4 1132Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"recharge.preparing\"><rect x=\"700.4\" y=\"1010\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"708.4\" y=\"1024\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"recharge.preparing.filling\" cx=\"602.7\" cy=\"1219\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M602.7 1224L602.7 1236.3Q602.7 1238 604.4 1238L604.4 1238Q606.2 1238 606.2 1239.8L606.2 1252\"/><path class=\"tip\" d=\"M606.2 1252L609.8 1244L602.5 1244Z\"/></g>\n<circle class=\"dot\" data-start=\"recharge.handedIn\" cx=\"784\" cy=\"229\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M784 234L784 260\"/><path class=\"tip\" d=\"M784 260L787.6 252L780.4 252Z\"/></g>\n<circle class=\"dot\" data-start=\"recharge.handedIn.auditing\" cx=\"830\" cy=\"315\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M830 320L830 594\"/><path class=\"tip\" d=\"M830 594L833.6 586L826.4 586Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"recharge.handedIn.auditing\"><rect x=\"672\" y=\"300\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"680\" y=\"314\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<g class=\"arrow shopper\" data-line=\"preparing:method.chosen\"><path class=\"line\" d=\"M720.7 1030L720.7 1113Q720.7 1120 713.7 1120L643.7 1120Q636.7 1120 636.7 1127L636.7 1235.8Q636.7 1238 638.9 1238L638.9 1238Q641.2 1238 641.2 1240.3L641.2 1252\"/><path class=\"tip\" d=\"M641.2 1252L644.8 1244L637.5 1244Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing:method.chosen:2\"><path class=\"line\" d=\"M740.9 1030L740.9 1049Q740.9 1056 747.9 1056L975.7 1056Q982.7 1056 982.7 1063L982.7 1437Q982.7 1444 975.7 1444L376 1444Q369 1444 369 1451L369 1458\"/><path class=\"tip\" d=\"M369 1458L372.6 1450L365.4 1450Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing:choice.reopened\"><path class=\"line\" d=\"M761.2 1030L761.2 1037Q761.2 1044 768.2 1044L1074.7 1044Q1081.7 1044 1081.7 1051L1081.7 1113Q1081.7 1120 1088.7 1120L1145.5 1120Q1152.5 1120 1152.5 1127L1152.5 1140\"/><path class=\"tip\" d=\"M1152.5 1140L1156.1 1132L1148.8 1132Z\"/></g>\n<g class=\"arrow server\" data-line=\"preparing.loadingNetworks:xstate.done.actor.loadNetworks\"><path class=\"line\" d=\"M323.7 1458L323.7 1030\"/><path class=\"tip\" d=\"M323.7 1030L320 1038L327.3 1038Z\"/></g>\n<g class=\"arrow server\" data-line=\"preparing.loadingNetworks:xstate.done.actor.loadNetworks:2 preparing.loadingNetworks:xstate.error.actor.loadNetworks\"><path class=\"line\" d=\"M346.3 1498L346.3 1505Q346.3 1512 353.3 1512L475 1512Q482 1512 482 1519L482 1583Q482 1590 475 1590L356.7 1590Q349.7 1590 349.7 1597L349.7 1604\"/><path class=\"tip\" d=\"M349.7 1604L353.3 1596L346 1596Z\"/></g>\n<g class=\"arrow many\" data-line=\"preparing.networksUnloaded:retry.requested preparing.networksUnloaded:connection.restored preparing.networksUnloaded:recharge.shown\"><path class=\"line\" d=\"M301 1604L301 1498\"/><path class=\"tip\" d=\"M301 1498L297.4 1506L304.6 1506Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing.choosingNetwork:network.chosen\"><path class=\"line\" d=\"M369.7 1030L369.7 1037Q369.7 1044 376.7 1044L405.2 1044Q412.2 1044 412.2 1051L412.2 1113Q412.2 1120 419.2 1120L471.2 1120Q478.2 1120 478.2 1127L478.2 1184\"/><path class=\"tip\" d=\"M478.2 1184L481.8 1176L474.5 1176Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing.filling:recharge.submitted\"><path class=\"line\" d=\"M506.2 1362L506.2 1375Q506.2 1382 513.2 1382L988.7 1382Q995.7 1382 995.7 1389L996 1659Q996 1666 996 1673L996 1673Q996 1680 989 1680L97 1680Q90 1680 90 1673L90 77Q90 70 97 70L382 70Q389 70 389 63L389 56\"/><path class=\"tip\" d=\"M389 56L385.4 64L392.6 64Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"preparing.filling.onChain:networks.reopened\"><path class=\"line\" d=\"M478.2 1224L478.2 1425Q478.2 1432 471.2 1432L353.3 1432Q346.3 1432 346.3 1439L346.3 1458\"/><path class=\"tip\" d=\"M346.3 1458L350 1450L342.7 1450Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.submitRecharge\"><path class=\"line\" d=\"M427 56L427 87Q427 94 434 94L608 94Q615 94 615 101L615 151Q615 158 622 158L701 158Q708 158 708 165L708 184\"/><path class=\"tip\" d=\"M708 184L711.6 176L704.4 176Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.submitRecharge:2\"><path class=\"line\" d=\"M402 56L402 75Q402 82 395 82L258 82Q251 82 251 89L251 897Q251 904 244 904L243 904Q236 904 235.9 911L235.8 923Q235.7 930 235.7 937L235.7 1425Q235.7 1432 242.7 1432L294 1432Q301 1432 301 1439L301 1458\"/><path class=\"tip\" d=\"M301 1458L304.6 1450L297.4 1450Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.submitRecharge:3\"><path class=\"line\" d=\"M415 56L415 897Q415 904 422 904L542 904Q549 904 548.9 911L548.8 923Q548.7 930 548.7 937L548.7 1118.5Q548.7 1120 550.2 1120L550.2 1120Q551.7 1120 551.7 1121.5L551.7 1169Q551.7 1170 552.7 1170L552.7 1170Q553.7 1170 553.7 1171L553.7 1184\"/><path class=\"tip\" d=\"M553.7 1184L557.3 1176L550 1176Z\"/></g>\n<g class=\"arrow server\" data-line=\"submitting:xstate.done.actor.submitRecharge:4 submitting:xstate.error.actor.submitRecharge\"><path class=\"line\" d=\"M453 56L453 63Q453 70 460 70L922 70Q929 70 929 77L929 151Q929 158 936 158L975 158Q982 158 982 165L982 473\"/><path class=\"tip\" d=\"M982 473L985.6 465L978.4 465Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unanswered:values.edited\"><path class=\"line\" d=\"M947 513L947 821Q947 828 940 828L569 828Q562 828 562 835L561.7 923Q561.7 930 561.7 937L561.7 1184\"/><path class=\"tip\" d=\"M561.7 1184L565.3 1176L558 1176Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unanswered:recharge.submitted\"><path class=\"line\" d=\"M947 473L947 177Q947 170 940 170L767 170Q760 170 760 163L760 89Q760 82 753 82L447 82Q440 82 440 75L440 56\"/><path class=\"tip\" d=\"M440 56L436.4 64L443.6 64Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"unanswered:choice.reopened\"><path class=\"line\" d=\"M982 513L982 809Q982 816 989 816L1252 816Q1259 816 1259 823L1259 897Q1259 904 1252 904L1214 904Q1207 904 1207 911L1206.9 923Q1206.9 930 1206.9 937L1206.9 1140\"/><path class=\"tip\" d=\"M1206.9 1140L1210.5 1132L1203.2 1132Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"handedIn:method.chosen\"><path class=\"line\" d=\"M708 802L708 897Q708 904 701 904L631 904Q624 904 623.9 911L623.8 923Q623.7 930 623.7 937L623.7 1252\"/><path class=\"tip\" d=\"M623.7 1252L627.3 1244L620 1244Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"handedIn:method.chosen:2\"><path class=\"line\" d=\"M620 802L620 809Q620 816 613 816L178 816Q171 816 171 823L171 897Q171 904 178 904L216 904Q223 904 222.9 911L222.8 923Q222.7 930 222.7 937L222.7 1437Q222.7 1444 229.7 1444L271.3 1444Q278.3 1444 278.3 1451L278.3 1458\"/><path class=\"tip\" d=\"M278.3 1458L282 1450L274.7 1450Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"handedIn:choice.reopened\"><path class=\"line\" d=\"M797 802L797 833Q797 840 804 840L1107 840Q1114 840 1114 847L1114 897Q1114 904 1121 904L1173 904Q1180 904 1179.9 911L1179.8 923Q1179.7 930 1179.7 937L1179.7 1140\"/><path class=\"tip\" d=\"M1179.7 1140L1183.3 1132L1176 1132Z\"/></g>\n<g class=\"arrow many\" data-line=\"handedIn.auditing:audit.announced handedIn.auditing:recharge.shown handedIn.auditing:connection.restored\"><path class=\"line\" d=\"M712.5 320L712.5 450\"/><path class=\"tip\" d=\"M712.5 450L716.1 442L708.9 442Z\"/></g>\n<g class=\"arrow server\" data-line=\"handedIn.auditing.looking:xstate.done.actor.showRecharge\"><path class=\"line\" d=\"M694.5 490L694.5 497Q694.5 504 687.5 504L624 504Q617 504 617 511L617 746\"/><path class=\"tip\" d=\"M617 746L620.6 738L613.4 738Z\"/></g>\n<g class=\"arrow server\" data-line=\"handedIn.auditing.looking:xstate.done.actor.showRecharge:2\"><path class=\"line\" d=\"M712.5 490L712.5 509Q712.5 516 705.5 516L637 516Q630 516 630 523L630 663Q630 670 637 670L768 670Q775 670 775 677L775 746\"/><path class=\"tip\" d=\"M775 746L778.6 738L771.4 738Z\"/></g>\n<g class=\"arrow server\" data-line=\"handedIn.auditing.looking:xstate.done.actor.showRecharge:3 handedIn.auditing.looking:xstate.error.actor.showRecharge\"><path class=\"line\" d=\"M730.5 490L730.5 573Q730.5 580 737.5 580L800 580Q807 580 807 587L807 594\"/><path class=\"tip\" d=\"M807 594L810.6 586L803.4 586Z\"/></g>\n<g class=\"label\"><rect x=\"640.7\" y=\"1077\" width=\"160\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing:method.chosen\" data-who=\"shopper\"><title>method.chosen: The shopper pays by card.</title><rect class=\"hit\" x=\"642.7\" y=\"1081\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(644.7 1082)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"661.7\" y=\"1092\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper pays by card</text></g></g>\n<g class=\"label\"><rect x=\"899.7\" y=\"1240\" width=\"166\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing:method.chosen:2\" data-who=\"shopper\"><title>method.chosen: The shopper pays on chain.</title><rect class=\"hit\" x=\"901.7\" y=\"1244\" width=\"162\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(903.7 1245)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"920.7\" y=\"1255\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">The shopper pays on chain</text></g></g>\n<g class=\"label\"><rect x=\"999.7\" y=\"1077\" width=\"164\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing:choice.reopened\" data-who=\"shopper\"><title>choice.reopened: Back to the ways of paying.</title><rect class=\"hit\" x=\"1001.7\" y=\"1081\" width=\"160\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1003.7 1082)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1020.7\" y=\"1092\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">Back to the ways of paying</text></g></g>\n<g class=\"label\"><rect x=\"252.7\" y=\"1240\" width=\"142\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.loadingNetworks:xstate.done.actor.loadNetworks\" data-who=\"server\"><title>loadNetworks answered: The networks are here.</title><rect class=\"hit\" x=\"254.7\" y=\"1244\" width=\"138\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(256.7 1245)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"273.7\" y=\"1255\" textLength=\"117\" lengthAdjust=\"spacingAndGlyphs\">The networks are here</text></g></g>\n<g class=\"label\"><rect x=\"402\" y=\"1526\" width=\"160\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.loadingNetworks:xstate.done.actor.loadNetworks:2\" data-who=\"server\"><title>loadNetworks answered: The networks could not be read.</title><rect class=\"hit\" x=\"404\" y=\"1530\" width=\"112\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(406 1531)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"423\" y=\"1541\" textLength=\"70\" lengthAdjust=\"spacingAndGlyphs\">The networks</text><text x=\"423\" y=\"1555\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">could not be read</text></g><g class=\"row dim\" data-arrow=\"preparing.loadingNetworks:xstate.error.actor.loadNetworks\" data-who=\"server\"><title>loadNetworks broke down</title><rect class=\"hit\" x=\"404\" y=\"1558\" width=\"156\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(406 1559)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"423\" y=\"1569\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">loadNetworks broke down</text></g></g>\n<g class=\"label\"><rect x=\"212\" y=\"1526\" width=\"178\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.networksUnloaded:retry.requested\" data-who=\"shopper\"><title>retry.requested: The shopper tries again.</title><rect class=\"hit\" x=\"214\" y=\"1530\" width=\"144\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(216 1531)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"233\" y=\"1541\" textLength=\"123\" lengthAdjust=\"spacingAndGlyphs\">The shopper tries again</text></g><g class=\"row\" data-arrow=\"preparing.networksUnloaded:connection.restored\" data-who=\"browser\"><title>connection.restored: The network is back.</title><rect class=\"hit\" x=\"214\" y=\"1544\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(216 1545)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"233\" y=\"1555\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The network is back</text></g><g class=\"row\" data-arrow=\"preparing.networksUnloaded:recharge.shown\" data-who=\"shopper\"><title>recharge.shown: The shopper comes back to it.</title><rect class=\"hit\" x=\"214\" y=\"1558\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(216 1559)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"233\" y=\"1569\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper comes back to it</text></g></g>\n<g class=\"label\"><rect x=\"340.7\" y=\"1070\" width=\"143\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.choosingNetwork:network.chosen\" data-who=\"shopper\"><title>network.chosen: The shop’s address on that network is shown.</title><rect class=\"hit\" x=\"342.7\" y=\"1074\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(344.7 1075)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"361.7\" y=\"1085\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">The shop’s address on</text><text x=\"361.7\" y=\"1099\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">that network is shown</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"482\" width=\"147\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.filling:recharge.submitted\" data-who=\"shopper\"><title>recharge.submitted: The shopper hands it in.</title><rect class=\"hit\" x=\"18\" y=\"486\" width=\"143\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 487)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"497\" textLength=\"122\" lengthAdjust=\"spacingAndGlyphs\">The shopper hands it in</text></g></g>\n<g class=\"label\"><rect x=\"423.2\" y=\"1396\" width=\"110\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"preparing.filling.onChain:networks.reopened\" data-who=\"shopper\"><title>networks.reopened: Another network; addresses are read anew.</title><rect class=\"hit\" x=\"425.2\" y=\"1400\" width=\"106\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(427.2 1401)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"444.2\" y=\"1411\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">Another network</text></g></g>\n<g class=\"label\"><rect x=\"551\" y=\"115\" width=\"127\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.submitRecharge\" data-who=\"server\"><title>submitRecharge answered: It waits for the audit. The balance is as it was.</title><rect class=\"hit\" x=\"553\" y=\"119\" width=\"123\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(555 120)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"572\" y=\"130\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">It waits for the audit</text></g></g>\n<g class=\"label\"><rect x=\"188\" y=\"475\" width=\"126\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.submitRecharge:2\" data-who=\"server\"><title>submitRecharge answered: The shop no longer takes that network.</title><rect class=\"hit\" x=\"190\" y=\"479\" width=\"122\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(192 480)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"209\" y=\"490\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">The shop no longer</text><text x=\"209\" y=\"504\" textLength=\"95\" lengthAdjust=\"spacingAndGlyphs\">takes that network</text></g></g>\n<g class=\"label\"><rect x=\"326\" y=\"475\" width=\"177\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.submitRecharge:3\" data-who=\"server\"><title>submitRecharge answered: Amount, address, transaction or evidence has to be changed.</title><rect class=\"hit\" x=\"328\" y=\"479\" width=\"173\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(330 480)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"347\" y=\"490\" textLength=\"152\" lengthAdjust=\"spacingAndGlyphs\">Amount, address, transaction</text><text x=\"347\" y=\"504\" textLength=\"127\" lengthAdjust=\"spacingAndGlyphs\">or evidence has to be …</text></g></g>\n<g class=\"label\"><rect x=\"842\" y=\"108\" width=\"174\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"submitting:xstate.done.actor.submitRecharge:4\" data-who=\"server\"><title>submitRecharge answered: The answer never arrived.</title><rect class=\"hit\" x=\"844\" y=\"112\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(846 113)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"863\" y=\"123\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"submitting:xstate.error.actor.submitRecharge\" data-who=\"server\"><title>submitRecharge broke down</title><rect class=\"hit\" x=\"844\" y=\"126\" width=\"170\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(846 127)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"863\" y=\"137\" textLength=\"149\" lengthAdjust=\"spacingAndGlyphs\">submitRecharge broke down</text></g></g>\n<g class=\"label\"><rect x=\"505\" y=\"854\" width=\"114\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"unanswered:values.edited\" data-who=\"shopper\"><title>values.edited: Changed, it is another recharge; the same evidence counts once.</title><rect class=\"hit\" x=\"507\" y=\"858\" width=\"110\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(509 859)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"526\" y=\"869\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Changed, it is</text><text x=\"526\" y=\"883\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">another recharge</text></g></g>\n<g class=\"label\"><rect x=\"690\" y=\"108\" width=\"140\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"unanswered:recharge.submitted\" data-who=\"shopper\"><title>recharge.submitted: Handed in again as it was, so it counts once.</title><rect class=\"hit\" x=\"692\" y=\"112\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(694 113)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"711\" y=\"123\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">Handed in again as it</text><text x=\"711\" y=\"137\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">was, so it counts once</text></g></g>\n<g class=\"label\"><rect x=\"1190\" y=\"861\" width=\"137\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"unanswered:choice.reopened\" data-who=\"shopper\"><title>choice.reopened: The shopper leaves it; the record shows whether it arrived.</title><rect class=\"hit\" x=\"1192\" y=\"865\" width=\"133\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1194 866)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1211\" y=\"876\" textLength=\"112\" lengthAdjust=\"spacingAndGlyphs\">The shopper leaves it</text></g></g>\n<g class=\"label\"><rect x=\"631\" y=\"854\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn:method.chosen\" data-who=\"shopper\"><title>method.chosen: The cashier sends the shopper for another sum: a recharge of its own.</title><rect class=\"hit\" x=\"633\" y=\"858\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(635 859)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"652\" y=\"869\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">The cashier sends the</text><text x=\"652\" y=\"883\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">shopper for another sum</text></g></g>\n<g class=\"label\"><rect x=\"107\" y=\"861\" width=\"128\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn:method.chosen:2\" data-who=\"shopper\"><title>method.chosen: The same, on chain.</title><rect class=\"hit\" x=\"109\" y=\"865\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(111 866)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"128\" y=\"876\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">The same, on chain</text></g></g>\n<g class=\"label\"><rect x=\"1049\" y=\"854\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn:choice.reopened\" data-who=\"shopper\"><title>choice.reopened: The shopper begins another recharge; this one stays in the record.</title><rect class=\"hit\" x=\"1051\" y=\"858\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1053 859)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1070\" y=\"869\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The shopper begins</text><text x=\"1070\" y=\"883\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">another recharge</text></g></g>\n<g class=\"label\"><rect x=\"624.5\" y=\"346\" width=\"176\" height=\"78\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.auditing:audit.announced\" data-who=\"operator\"><title>audit.announced: Word of an answer came.</title><rect class=\"hit\" x=\"626.5\" y=\"350\" width=\"151\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(628.5 351)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"645.5\" y=\"361\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">Word of an answer came</text></g><g class=\"row\" data-arrow=\"handedIn.auditing:recharge.shown\" data-who=\"shopper\"><title>recharge.shown: The shopper comes back to see.</title><rect class=\"hit\" x=\"626.5\" y=\"364\" width=\"119\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(628.5 365)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"645.5\" y=\"375\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"645.5\" y=\"389\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">comes back to see</text></g><g class=\"row\" data-arrow=\"handedIn.auditing:connection.restored\" data-who=\"browser\"><title>connection.restored: Word may have been missed while there was no network.</title><rect class=\"hit\" x=\"626.5\" y=\"392\" width=\"172\" height=\"28\" rx=\"4\"/><g class=\"icon browser\" transform=\"translate(628.5 393)\"><rect x=\"1.2\" y=\"2\" width=\"9.6\" height=\"8\" rx=\"1.4\"/><path d=\"M1.2 4.6h9.6\"/></g><text x=\"645.5\" y=\"403\" textLength=\"151\" lengthAdjust=\"spacingAndGlyphs\">Word may have been missed</text><text x=\"645.5\" y=\"417\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">while there was no network</text></g></g>\n<g class=\"label\"><rect x=\"547\" y=\"684\" width=\"140\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.auditing.looking:xstate.done.actor.showRecharge\" data-who=\"server\"><title>showRecharge answered: What really arrived is on the balance.</title><rect class=\"hit\" x=\"549\" y=\"688\" width=\"136\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(551 689)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><g class=\"icon coin\" transform=\"translate(568 689)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"585\" y=\"699\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">What really arrived</text><text x=\"585\" y=\"713\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">is on the balance</text></g></g>\n<g class=\"label\"><rect x=\"699\" y=\"684\" width=\"152\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.auditing.looking:xstate.done.actor.showRecharge:2\" data-who=\"server\"><title>showRecharge answered: Nothing was credited, and the reason is known.</title><rect class=\"hit\" x=\"701\" y=\"688\" width=\"148\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(703 689)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"720\" y=\"699\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">Nothing was credited,</text><text x=\"720\" y=\"713\" textLength=\"127\" lengthAdjust=\"spacingAndGlyphs\">and the reason is known</text></g></g>\n<g class=\"label\"><rect x=\"647\" y=\"530\" width=\"167\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"handedIn.auditing.looking:xstate.done.actor.showRecharge:3\" data-who=\"server\"><title>showRecharge answered: No answer yet.</title><rect class=\"hit\" x=\"649\" y=\"534\" width=\"96\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(651 535)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"668\" y=\"545\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">No answer yet</text></g><g class=\"row dim\" data-arrow=\"handedIn.auditing.looking:xstate.error.actor.showRecharge\" data-who=\"server\"><title>showRecharge broke down</title><rect class=\"hit\" x=\"649\" y=\"548\" width=\"163\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(651 549)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"668\" y=\"559\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">showRecharge broke down</text></g></g>\n</svg>\n",
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
   "screens": []
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
   "screens": []
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
   "screens": []
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
   "screens": []
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
   "screens": []
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
   "screens": []
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
   "screens": []
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
   "screens": []
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
   "kind": "compound",
   "description": "Someone compares the evidence with what arrived.",
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
   "id": "recharge.handedIn.auditing.waiting",
   "name": "handedIn.auditing.waiting",
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
   "screens": []
  },
  {
   "id": "recharge.handedIn.auditing.looking",
   "name": "handedIn.auditing.looking",
   "title": "Looking",
   "code": null,
   "kind": "leaf",
   "description": "The record is read again.",
   "tags": [],
   "calls": [
    "showRecharge"
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
   "screens": []
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
   "screens": []
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
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
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
   "drilled": null
  },
  {
   "name": "handedIn.auditing:audit.announced",
   "key": "recharge.handedIn.auditing: audit.announced → recharge.handedIn.auditing.looking",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.auditing.looking"
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
   "drilled": null
  },
  {
   "name": "handedIn.auditing:recharge.shown",
   "key": "recharge.handedIn.auditing: recharge.shown → recharge.handedIn.auditing.looking",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.auditing.looking"
   ],
   "event": "recharge.shown",
   "words": "recharge.shown",
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
   "drilled": null
  },
  {
   "name": "handedIn.auditing:connection.restored",
   "key": "recharge.handedIn.auditing: connection.restored → recharge.handedIn.auditing.looking",
   "from": "handedIn.auditing",
   "to": [
    "handedIn.auditing.looking"
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
   "drilled": null
  },
  {
   "name": "handedIn.auditing.looking:xstate.done.actor.showRecharge",
   "key": "recharge.handedIn.auditing.looking: xstate.done.actor.showRecharge → recharge.handedIn.passed [branch 1]",
   "from": "handedIn.auditing.looking",
   "to": [
    "handedIn.passed"
   ],
   "event": "xstate.done.actor.showRecharge",
   "words": "showRecharge answered",
   "label": "What really arrived is on the balance",
   "description": "What really arrived is on the balance.",
   "who": "server",
   "isMoney": true,
   "guard": "hasPassed",
   "effects": [
    "keepRecharge",
    "refreshBalance"
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
    "text": "GET /api/user/recharge_detail"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "handedIn.auditing.looking:xstate.done.actor.showRecharge:2",
   "key": "recharge.handedIn.auditing.looking: xstate.done.actor.showRecharge → recharge.handedIn.refused [branch 2]",
   "from": "handedIn.auditing.looking",
   "to": [
    "handedIn.refused"
   ],
   "event": "xstate.done.actor.showRecharge",
   "words": "showRecharge answered",
   "label": "Nothing was credited, and the reason is known",
   "description": "Nothing was credited, and the reason is known.",
   "who": "server",
   "isMoney": false,
   "guard": "wasRefused",
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
    "text": "GET /api/user/recharge_detail"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "handedIn.auditing.looking:xstate.done.actor.showRecharge:3",
   "key": "recharge.handedIn.auditing.looking: xstate.done.actor.showRecharge → recharge.handedIn.auditing.waiting [branch 3]",
   "from": "handedIn.auditing.looking",
   "to": [
    "handedIn.auditing.waiting"
   ],
   "event": "xstate.done.actor.showRecharge",
   "words": "showRecharge answered",
   "label": "No answer yet",
   "description": "No answer yet.",
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
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "GET /api/user/recharge_detail"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
  },
  {
   "name": "handedIn.auditing.looking:xstate.error.actor.showRecharge",
   "key": "recharge.handedIn.auditing.looking: xstate.error.actor.showRecharge → recharge.handedIn.auditing.waiting",
   "from": "handedIn.auditing.looking",
   "to": [
    "handedIn.auditing.waiting"
   ],
   "event": "xstate.error.actor.showRecharge",
   "words": "showRecharge broke down",
   "label": "showRecharge broke down",
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
    "text": "GET /api/user/recharge_detail"
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
      "handedIn.auditing.waiting"
     ]
    },
    {
     "event": "audit.announced",
     "taken": [
      "handedIn.auditing:audit.announced"
     ],
     "leaves": [
      "handedIn.auditing.looking"
     ]
    },
    {
     "event": "done showRecharge found",
     "taken": [
      "handedIn.auditing.looking:xstate.done.actor.showRecharge"
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
   "title": "a recharge sees an answer that came while it was just looking",
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
      "handedIn.auditing.waiting"
     ]
    },
    {
     "event": "recharge.shown",
     "taken": [
      "handedIn.auditing:recharge.shown"
     ],
     "leaves": [
      "handedIn.auditing.looking"
     ]
    },
    {
     "event": "audit.announced",
     "taken": [
      "handedIn.auditing:audit.announced"
     ],
     "leaves": [
      "handedIn.auditing.looking"
     ]
    },
    {
     "event": "done showRecharge found",
     "taken": [
      "handedIn.auditing.looking:xstate.done.actor.showRecharge:2"
     ],
     "leaves": [
      "handedIn.refused"
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
      "handedIn.auditing.waiting"
     ]
    },
    {
     "event": "audit.announced",
     "taken": [
      "handedIn.auditing:audit.announced"
     ],
     "leaves": [
      "handedIn.auditing.looking"
     ]
    },
    {
     "event": "done showRecharge found",
     "taken": [
      "handedIn.auditing.looking:xstate.done.actor.showRecharge"
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
      "handedIn.auditing.waiting"
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
      "handedIn.auditing.waiting"
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
   "title": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…, done submitRecharge accepted, connection.restored → {\"handedIn\":{\"auditing\":\"looking\"}}",
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
      "handedIn.auditing.waiting"
     ]
    },
    {
     "event": "connection.restored",
     "taken": [
      "handedIn.auditing:connection.restored"
     ],
     "leaves": [
      "handedIn.auditing.looking"
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
   "title": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…, done submitRecharge accepted, recharge.shown, done showRecharge found → {\"handedIn\":{\"auditing\":\"waiting\"}}",
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
      "handedIn.auditing.waiting"
     ]
    },
    {
     "event": "recharge.shown",
     "taken": [
      "handedIn.auditing:recharge.shown"
     ],
     "leaves": [
      "handedIn.auditing.looking"
     ]
    },
    {
     "event": "done showRecharge found",
     "taken": [
      "handedIn.auditing.looking:xstate.done.actor.showRecharge:3"
     ],
     "leaves": [
      "handedIn.auditing.waiting"
     ]
    }
   ]
  },
  {
   "title": "method.chosen {\"method\":\"card\",\"wish\":{\"amountCents\":null,\"orderId\":null}}, recharge.submitted {\"values\":{\"amountCents\":5000,\"evidence\":\"evidence-evidence-eviden\",\"ownAddre…, done submitRecharge accepted, recharge.shown, error showRecharge {\"error\":\"surprise\"} → {\"handedIn\":{\"auditing\":\"waiting\"}}",
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
      "handedIn.auditing.waiting"
     ]
    },
    {
     "event": "recharge.shown",
     "taken": [
      "handedIn.auditing:recharge.shown"
     ],
     "leaves": [
      "handedIn.auditing.looking"
     ]
    },
    {
     "event": "error showRecharge {\"error\":\"surprise\"}",
     "taken": [
      "handedIn.auditing.looking:xstate.error.actor.showRecharge"
     ],
     "leaves": [
      "handedIn.auditing.waiting"
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
   "type": "audit.announced",
   "label": "audit.announced",
   "event": {
    "type": "audit.announced"
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
   "type": "xstate.done.actor.showRecharge",
   "label": "done showRecharge found",
   "event": {
    "type": "xstate.done.actor.showRecharge",
    "output": {
     "type": "found",
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
    "actorId": "showRecharge"
   }
  },
  {
   "type": "xstate.done.actor.showRecharge",
   "label": "done showRecharge found",
   "event": {
    "type": "xstate.done.actor.showRecharge",
    "output": {
     "type": "found",
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
    "actorId": "showRecharge"
   }
  },
  {
   "type": "xstate.done.actor.showRecharge",
   "label": "done showRecharge found",
   "event": {
    "type": "xstate.done.actor.showRecharge",
    "output": {
     "type": "found",
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
    "actorId": "showRecharge"
   }
  },
  {
   "type": "xstate.done.actor.showRecharge",
   "label": "done showRecharge failed (network)",
   "event": {
    "type": "xstate.done.actor.showRecharge",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "showRecharge"
   }
  },
  {
   "type": "xstate.error.actor.showRecharge",
   "label": "error showRecharge {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.showRecharge",
    "error": "surprise",
    "actorId": "showRecharge"
   }
  }
 ],
 "inputs": []
})
