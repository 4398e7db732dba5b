(window.flowBook ??= []).push({
 "id": "paymentCode",
 "question": "Is money moved only with the right code, only once, and what if the code is wrong?",
 "description": "The payment code, and paying an order from the balance with it.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 2468 2083\" width=\"2468\" height=\"2083\" role=\"img\" aria-label=\"paymentCode: The payment code, and paying an order from the balance with it.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"2468\" height=\"2083\"/>\n<g class=\"box compound\" data-state=\"paymentCode.resting\"><title>Nothing is being paid; a payment can be asked for.</title><rect x=\"841\" y=\"392\" width=\"361\" height=\"162\" rx=\"12\"/><text class=\"title\" x=\"895.5\" y=\"413\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.closed\"><title>No payment was made yet, or the shopper left it.</title><rect x=\"1070\" y=\"498\" width=\"66\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1080\" y=\"519\" textLength=\"46\" lengthAdjust=\"spacingAndGlyphs\">Closed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.proven\"><title>The code was right; a withdrawal goes on with its proof.</title><rect x=\"857\" y=\"432\" width=\"67\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"867\" y=\"453\" textLength=\"47\" lengthAdjust=\"spacingAndGlyphs\">Proven</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.paid\"><title>The last payment went through: the order waits for delivery.</title><rect x=\"1136\" y=\"432\" width=\"50\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1146\" y=\"453\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\">Paid</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.orderChanged\"><title>The order no longer waits to be paid; the screen shows it as it now is.</title><rect x=\"952\" y=\"432\" width=\"118\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"962\" y=\"453\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">Order changed</text></g>\n<g class=\"box compound\" data-state=\"paymentCode.asking\"><title>The sheet is open and nothing is under way, so the shopper may leave.</title><rect x=\"485\" y=\"714\" width=\"1685.3\" height=\"1165\" rx=\"12\"/><text class=\"title\" x=\"495\" y=\"735\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Asking</text></g>\n<g class=\"box deep compound\" data-state=\"paymentCode.asking.notSet\"><title>“You have not set payment password?” It can be chosen here, six digits.</title><rect x=\"1545.5\" y=\"916\" width=\"608.8\" height=\"500\" rx=\"12\"/><text class=\"title\" x=\"1555.5\" y=\"937\" textLength=\"47\" lengthAdjust=\"spacingAndGlyphs\">Not set</text></g>\n<g class=\"box compound\" data-state=\"paymentCode.asking.notSet.choosing\"><title>The shopper chooses six digits.</title><rect x=\"1689\" y=\"1182\" width=\"166\" height=\"190\" rx=\"12\"/><text class=\"title\" x=\"1746\" y=\"1203\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Choosing</text><g class=\"row\" data-arrow=\"asking.notSet.choosing:digit.entered:2\" data-who=\"shopper\"><title>digit.entered: One digit more.</title><rect class=\"hit\" x=\"1744\" y=\"1212\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1746 1213)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1763\" y=\"1223\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">One digit more</text></g><g class=\"row\" data-arrow=\"asking.notSet.choosing:digit.erased\" data-who=\"shopper\"><title>digit.erased: One digit less.</title><rect class=\"hit\" x=\"1744\" y=\"1226\" width=\"92\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1746 1227)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1763\" y=\"1237\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">One digit less</text></g></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.choosing.fresh\"><title>Nothing was chosen yet.</title><rect x=\"1781\" y=\"1316\" width=\"58\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1791\" y=\"1337\" textLength=\"38\" lengthAdjust=\"spacingAndGlyphs\">Fresh</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.choosing.differed\"><title>The two entries were not the same; it begins anew.</title><rect x=\"1705\" y=\"1250\" width=\"72\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1715\" y=\"1271\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Differed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.repeating\"><title>The same six digits again, against a slip of the finger.</title><rect x=\"2024.3\" y=\"956\" width=\"114\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"2034.3\" y=\"977\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Repeating</text><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.entered:3\" data-who=\"shopper\"><title>digit.entered: One digit more.</title><rect class=\"hit\" x=\"2032.3\" y=\"986\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2034.3 987)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2051.3\" y=\"997\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">One digit more</text></g><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.erased\" data-who=\"shopper\"><title>digit.erased: One digit less.</title><rect class=\"hit\" x=\"2032.3\" y=\"1000\" width=\"92\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2034.3 1001)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2051.3\" y=\"1011\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">One digit less</text></g></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.unanswered\"><title>Nobody knows whether the code was set: setting it again is safe.</title><rect x=\"1849.3\" y=\"974.7\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1859.3\" y=\"995.7\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"box deep compound\" data-state=\"paymentCode.asking.entering\"><title>The shopper enters the payment code.</title><rect x=\"591.5\" y=\"1548\" width=\"564\" height=\"183\" rx=\"12\"/><text class=\"title\" x=\"776.5\" y=\"1575\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Entering</text><g class=\"row\" data-arrow=\"asking.entering:digit.entered\" data-who=\"shopper\"><title>digit.entered: One digit more, up to twelve.</title><rect class=\"hit\" x=\"774.5\" y=\"1584\" width=\"167\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(776.5 1585)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"793.5\" y=\"1595\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">One digit more, up to twelve</text></g><g class=\"row\" data-arrow=\"asking.entering:digit.erased\" data-who=\"shopper\"><title>digit.erased: One digit less.</title><rect class=\"hit\" x=\"774.5\" y=\"1598\" width=\"92\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(776.5 1599)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"793.5\" y=\"1609\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">One digit less</text></g></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.fresh\"><title>Nothing was refused yet.</title><rect x=\"714.5\" y=\"1638\" width=\"58\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"724.5\" y=\"1659\" textLength=\"38\" lengthAdjust=\"spacingAndGlyphs\">Fresh</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.refused\"><title>The code was wrong; the tries left are shown.</title><rect x=\"1064.5\" y=\"1564\" width=\"75\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1074.5\" y=\"1585\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.lapsed\"><title>The proof was too old: the code is asked for once more.</title><rect x=\"967.5\" y=\"1564\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"977.5\" y=\"1585\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Lapsed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.unanswered\"><title>The code could not be checked; it is still there.</title><rect x=\"607.5\" y=\"1564\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"617.5\" y=\"1585\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.forgotten\"><title>A new code can be set with the login password.</title><rect x=\"1211.5\" y=\"1823\" width=\"83\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1221.5\" y=\"1844\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Forgotten</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.locked\"><title>Too many wrong codes: for a while none is taken.</title><rect x=\"1057.5\" y=\"1100\" width=\"68\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1067.5\" y=\"1121\" textLength=\"48\" lengthAdjust=\"spacingAndGlyphs\">Locked</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.lockedUntilReset\"><title>Twenty wrong codes: only a new code, set with the password, helps.</title><rect x=\"1355.5\" y=\"1450\" width=\"136\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1365.5\" y=\"1471\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Locked until reset</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.balanceTooLow\"><title>The balance is short of the sum; the screen says by how much.</title><rect x=\"501\" y=\"754\" width=\"124\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"511\" y=\"775\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Balance too low</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.payingFailed\"><title>Nobody knows whether the payment went through: trying again is safe.</title><rect x=\"1476\" y=\"754\" width=\"105\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1486\" y=\"775\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">Paying failed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.settingCode\"><title>The digits become the payment code; the first time the session is enough.</title><rect x=\"2065\" y=\"2011\" width=\"102\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"2075\" y=\"2032\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">Setting code</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.verifying\"><title>The code is checked. A wrong one is counted before it is looked at.</title><rect x=\"1179\" y=\"16\" width=\"78\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1189\" y=\"37\" textLength=\"58\" lengthAdjust=\"spacingAndGlyphs\">Verifying</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.paying\"><title>The sum moves from the balance to the shop’s trust account.</title><rect x=\"842\" y=\"170\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"852\" y=\"191\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Paying</text></g>\n<circle class=\"dot\" data-start=\"paymentCode\" cx=\"925\" cy=\"51\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M925 56L925 317Q925 324 932 324L1014 324Q1021 324 1021 331L1021 392\"/><path class=\"tip\" d=\"M1021 392L1024.6 384L1017.4 384Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.resting\" cx=\"1103\" cy=\"467\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1103 472L1103 498\"/><path class=\"tip\" d=\"M1103 498L1106.6 490L1099.4 490Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking\" cx=\"689\" cy=\"789\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M689 794L689 1548\"/><path class=\"tip\" d=\"M689 1548L692.6 1540L685.4 1540Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"paymentCode.asking\"><rect x=\"1225.4\" y=\"774\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"1233.4\" y=\"788\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking.notSet\" cx=\"1991.3\" cy=\"1019\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1991.3 1024L1991.3 1055Q1991.3 1062 1984.3 1062L1678.5 1062Q1671.5 1062 1671.5 1069L1671.5 1143Q1671.5 1150 1678.5 1150L1744 1150Q1751 1150 1751 1157L1751 1182\"/><path class=\"tip\" d=\"M1751 1182L1754.6 1174L1747.4 1174Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking.notSet.choosing\" cx=\"1810\" cy=\"1285\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1810 1290L1810 1316\"/><path class=\"tip\" d=\"M1810 1316L1813.6 1308L1806.4 1308Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking.entering\" cx=\"743.5\" cy=\"1607\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M743.5 1612L743.5 1638\"/><path class=\"tip\" d=\"M743.5 1638L747.1 1630L739.9 1630Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested\"><path class=\"line\" d=\"M867 554L867 597Q867 604 874 604L1219 604Q1226 604 1226 611L1226 675Q1226 682 1219 682L1174 682Q1167 682 1167 689L1167 877Q1167 884 1160 884L1115.5 884Q1108.5 884 1108.5 891L1108.5 1100\"/><path class=\"tip\" d=\"M1108.5 1100L1112.1 1092L1104.9 1092Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested:2\"><path class=\"line\" d=\"M877 554L877 573Q877 580 884 580L1418 580Q1425 580 1425 587L1425 681.5Q1425 682 1424.5 682L1424.5 682Q1424 682 1424 682.5L1423.6 701Q1423.5 708 1423.5 715L1423.5 1450\"/><path class=\"tip\" d=\"M1423.5 1450L1427.1 1442L1419.9 1442Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested:3\"><path class=\"line\" d=\"M857 554L857 561Q857 568 850 568L729 568Q722 568 722 575L722 687Q722 694 715 694L661 694Q654 694 654 701L654 1509Q654 1516 661 1516L662 1516Q669 1516 669 1523L669 1548\"/><path class=\"tip\" d=\"M669 1548L672.6 1540L665.4 1540Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested:4\"><path class=\"line\" d=\"M887 554L887 561Q887 568 894 568L1950 568Q1957 568 1957 575L1957.3 701Q1957.3 708 1957.3 715L1957.3 877Q1957.3 884 1950.3 884L1897.8 884Q1890.8 884 1890.8 891L1890.8 916\"/><path class=\"tip\" d=\"M1890.8 916L1894.5 908L1887.2 908Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested\"><path class=\"line\" d=\"M1257.8 794L1257.8 813Q1257.8 820 1250.8 820L1098.5 820Q1091.5 820 1091.5 827L1091.5 1100\"/><path class=\"tip\" d=\"M1091.5 1100L1095.1 1092L1087.9 1092Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested:2\"><path class=\"line\" d=\"M1274 794L1274 1429Q1274 1436 1281 1436L1382.5 1436Q1389.5 1436 1389.5 1443L1389.5 1450\"/><path class=\"tip\" d=\"M1389.5 1450L1393.1 1442L1385.9 1442Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested:3\"><path class=\"line\" d=\"M1241.6 794L1241.6 801Q1241.6 808 1234.6 808L793.5 808Q786.5 808 786.5 815L786.5 1497Q786.5 1504 779.5 1504L706 1504Q699 1504 699 1511L699 1548\"/><path class=\"tip\" d=\"M699 1548L702.6 1540L695.4 1540Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested:4\"><path class=\"line\" d=\"M1290.2 794L1290.2 801Q1290.2 808 1297.2 808L1873.8 808Q1880.8 808 1880.8 815L1880.8 916\"/><path class=\"tip\" d=\"M1880.8 916L1884.5 908L1877.2 908Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:settings.opened asking:payment.closed\"><path class=\"line\" d=\"M618 1879L618 1916Q618 1923 611 1923L274 1923Q267 1923 267 1916L267 355Q267 348 274 348L1024 348Q1031 348 1031 355L1031 392\"/><path class=\"tip\" d=\"M1031 392L1034.6 384L1027.4 384Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.choosing:digit.entered\"><path class=\"line\" d=\"M1705 1372L1705 1379Q1705 1386 1712 1386L2044 1386Q2051 1386 2051 1379L2051 1093Q2051 1086 2058 1086L2085.7 1086Q2092.7 1086 2092.7 1079L2092.7 1024\"/><path class=\"tip\" d=\"M2092.7 1024L2089.1 1032L2096.3 1032Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.repeating:digit.entered\"><path class=\"line\" d=\"M2115.5 1024L2116 1878Q2116 1885 2116 1892L2116 2011\"/><path class=\"tip\" d=\"M2116 2011L2119.6 2003L2112.4 2003Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.repeating:digit.entered:2\"><path class=\"line\" d=\"M2047.1 1024L2047.1 1043Q2047.1 1050 2040.1 1050L1624 1050Q1617 1050 1617 1057L1617 1155Q1617 1162 1624 1162L1734 1162Q1741 1162 1741 1169L1741 1250\"/><path class=\"tip\" d=\"M1741 1250L1744.6 1242L1737.4 1242Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.repeating:code.rechosen\"><path class=\"line\" d=\"M2069.9 1024L2069.9 1067Q2069.9 1074 2062.9 1074L1768 1074Q1761 1074 1761 1081L1761 1182\"/><path class=\"tip\" d=\"M1761 1182L1764.6 1174L1757.4 1174Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.unanswered:code.submitted\"><path class=\"line\" d=\"M1883.7 1014.7L1883.7 1031Q1883.7 1038 1876.7 1038L1568.5 1038Q1561.5 1038 1561.5 1045L1562 1878Q1562 1885 1562 1892L1562 1978Q1562 1985 1569 1985L2092 1985Q2099 1985 2099 1992L2099 2011\"/><path class=\"tip\" d=\"M2099 2011L2102.6 2003L2095.4 2003Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.unanswered:code.rechosen\"><path class=\"line\" d=\"M1918 1014.7L1918 1143Q1918 1150 1911 1150L1778 1150Q1771 1150 1771 1157L1771 1182\"/><path class=\"tip\" d=\"M1771 1182L1774.6 1174L1767.4 1174Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.entering:code.submitted\"><path class=\"line\" d=\"M607.5 1731L608 1878Q608 1885 608 1892L608 1904Q608 1911 601 1911L373 1911Q366 1911 366 1904L366 77Q366 70 373 70L1180 70Q1187 70 1187 63L1187 56\"/><path class=\"tip\" d=\"M1187 56L1183.4 64L1190.6 64Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.entering:code.forgotten\"><path class=\"line\" d=\"M617.5 1731L617.5 1738Q617.5 1745 624.5 1745L687 1745Q694 1745 694 1752L694 1802Q694 1809 701 1809L1225.3 1809Q1232.3 1809 1232.3 1816L1232.3 1823\"/><path class=\"tip\" d=\"M1232.3 1823L1235.9 1815L1228.6 1815Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.locked:code.forgotten\"><path class=\"line\" d=\"M1102.8 1140L1102.8 1429Q1102.8 1436 1109.8 1436L1246 1436Q1253 1436 1253 1443L1253 1823\"/><path class=\"tip\" d=\"M1253 1823L1256.6 1815L1249.4 1815Z\"/></g>\n<g class=\"arrow clock\" data-line=\"asking.locked:xstate.after.lockLeft.paymentCode.asking.locked\"><path class=\"line\" d=\"M1080.2 1140L1080.2 1429Q1080.2 1436 1073.2 1436L864 1436Q857 1436 857 1443L857 1509Q857 1516 850 1516L716 1516Q709 1516 709 1523L709 1548\"/><path class=\"tip\" d=\"M709 1548L712.6 1540L705.4 1540Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.lockedUntilReset:code.forgotten\"><path class=\"line\" d=\"M1423.5 1490L1423.5 1802Q1423.5 1809 1416.5 1809L1280.8 1809Q1273.8 1809 1273.8 1816L1273.8 1823\"/><path class=\"tip\" d=\"M1273.8 1823L1277.4 1815L1270.1 1815Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.balanceTooLow:topUp.opened\"><path class=\"line\" d=\"M563 794L563 1892Q563 1899 556 1899L476 1899Q469 1899 469 1892L469 367Q469 360 476 360L1034 360Q1041 360 1041 367L1041 392\"/><path class=\"tip\" d=\"M1041 392L1044.6 384L1037.4 384Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.payingFailed:payment.retried\"><path class=\"line\" d=\"M1528.5 794L1529 1878Q1529 1885 1529 1892L1529 1928Q1529 1935 1522 1935L174 1935Q167 1935 167 1928L167 231Q167 224 174 224L844 224Q851 224 851 217L851 210\"/><path class=\"tip\" d=\"M851 210L847.4 218L854.6 218Z\"/></g>\n<g class=\"arrow server\" data-line=\"settingCode:xstate.done.actor.setCode\"><path class=\"line\" d=\"M2150 2011L2150 2004Q2150 1997 2157 1997L2366 1997Q2373 1997 2373 1990L2373 77Q2373 70 2366 70L1256 70Q1249 70 1249 63L1249 56\"/><path class=\"tip\" d=\"M1249 56L1245.4 64L1252.6 64Z\"/></g>\n<g class=\"arrow server\" data-line=\"settingCode:xstate.done.actor.setCode:2\"><path class=\"line\" d=\"M2082 2011L2082 2004Q2082 1997 2075 1997L91 1997Q84 1997 84 1990L84 689Q84 682 91 682L660 682Q667 682 667 689L667 1498Q667 1504 673 1504L673 1504Q679 1504 679 1510L679 1548\"/><path class=\"tip\" d=\"M679 1548L682.6 1540L675.4 1540Z\"/></g>\n<g class=\"arrow server\" data-line=\"settingCode:xstate.done.actor.setCode:3 settingCode:xstate.error.actor.setCode\"><path class=\"line\" d=\"M2133 2011L2133 1992Q2133 1985 2140 1985L2271 1985Q2278 1985 2278 1978L2278 701Q2278 694 2271 694L1977 694Q1970 694 1970.2 701L1970.2 701Q1970.3 708 1970.3 715L1970.3 889Q1970.3 896 1963.3 896L1907.8 896Q1900.8 896 1900.8 903L1900.8 974.7\"/><path class=\"tip\" d=\"M1900.8 974.7L1904.5 966.7L1897.2 966.7Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode\"><path class=\"line\" d=\"M1202 56L1202 87Q1202 94 1195 94L743 94Q736 94 736 101L736 365Q736 372 743 372L884 372Q891 372 890.8 379L890.7 379Q890.5 386 890.5 393L890.5 432\"/><path class=\"tip\" d=\"M890.5 432L894.1 424L886.9 424Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:2\"><path class=\"line\" d=\"M1210 56L1210 99Q1210 106 1203 106L860 106Q853 106 853 113L853 149Q853 156 860 156L868 156Q875 156 875 163L875 170\"/><path class=\"tip\" d=\"M875 170L878.6 162L871.4 162Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:3\"><path class=\"line\" d=\"M1226 56L1226 99Q1226 106 1233 106L1365 106Q1372 106 1372 113L1372 585Q1372 592 1365 592L1329 592Q1322 592 1322 599L1322 687Q1322 694 1315 694L1187 694Q1180 694 1180 701L1180 1497Q1180 1504 1173 1504L1109 1504Q1102 1504 1102 1511L1102 1564\"/><path class=\"tip\" d=\"M1102 1564L1105.6 1556L1098.4 1556Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:4\"><path class=\"line\" d=\"M1218 56L1218 585Q1218 592 1211 592L1022 592Q1015 592 1015 599L1015 877Q1015 884 1022 884L1067.5 884Q1074.5 884 1074.5 891L1074.5 1100\"/><path class=\"tip\" d=\"M1074.5 1100L1078.1 1092L1070.9 1092Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:5\"><path class=\"line\" d=\"M1234 56L1234 87Q1234 94 1241 94L1519 94Q1526 94 1526 101L1526 675Q1526 682 1519 682L1465 682Q1458 682 1457.9 689L1457.6 701Q1457.5 708 1457.5 715L1457.5 1450\"/><path class=\"tip\" d=\"M1457.5 1450L1461.1 1442L1453.9 1442Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:6\"><path class=\"line\" d=\"M1241 56L1241 75Q1241 82 1248 82L1712 82Q1719 82 1719 89L1719 675Q1719 682 1726 682L1796 682Q1803 682 1803.1 689L1803.2 701Q1803.3 708 1803.3 715L1803.3 877Q1803.3 884 1810.3 884L1863.8 884Q1870.8 884 1870.8 891L1870.8 916\"/><path class=\"tip\" d=\"M1870.8 916L1874.5 908L1867.2 908Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:7 verifying:xstate.error.actor.verifyCode\"><path class=\"line\" d=\"M1195 56L1195 75Q1195 82 1188 82L635 82Q628 82 628 89L628 370.5Q628 372 626.5 372L626.5 372Q625 372 625 373.5L625 687Q625 694 632 694L634 694Q641 694 641 701L641 1521Q641 1528 648 1528L652 1528Q659 1528 659 1535L659 1564\"/><path class=\"tip\" d=\"M659 1564L662.6 1556L655.4 1556Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder\"><path class=\"line\" d=\"M888 210L888 229Q888 236 895 236L1027 236Q1034 236 1034 243L1034 317Q1034 324 1041 324L1154 324Q1161 324 1161 331L1161 432\"/><path class=\"tip\" d=\"M1161 432L1164.6 424L1157.4 424Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:2\"><path class=\"line\" d=\"M861 210L861 229Q861 236 854 236L539 236Q532 236 532 243L532 365Q532 372 539 372L540 372Q547 372 547 379L547 561Q547 568 554 568L564 568Q571 568 571 575L571 690Q571 694 567 694L567 694Q563 694 563 698L563 754\"/><path class=\"tip\" d=\"M563 754L566.6 746L559.4 746Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:3\"><path class=\"line\" d=\"M879 210L879 253Q879 260 872 260L838 260Q831 260 831 267L831 329Q831 336 838 336L1004 336Q1011 336 1011 343L1011 432\"/><path class=\"tip\" d=\"M1011 432L1014.6 424L1007.4 424Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:4\"><path class=\"line\" d=\"M870 210L870 241Q870 248 863 248L730 248Q723 248 723 255L723 369.5Q723 372 725.5 372L725.5 372Q728 372 728 374.5L728 573Q728 580 735 580L811 580Q818 580 818 587L818 675Q818 682 825 682L995 682Q1002 682 1002 689L1002 1564\"/><path class=\"tip\" d=\"M1002 1564L1005.6 1556L998.4 1556Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:5 paying:xstate.error.actor.payOrder\"><path class=\"line\" d=\"M898 210L898 217Q898 224 905 224L1617 224Q1624 224 1624 231L1624 687Q1624 694 1617 694L1536 694Q1529 694 1528.8 701L1528.7 701Q1528.5 708 1528.5 715L1528.5 754\"/><path class=\"tip\" d=\"M1528.5 754L1532.1 746L1524.9 746Z\"/></g>\n<g class=\"label\"><rect x=\"1146\" y=\"625\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay while the code is locked, and hears how long.</title><rect class=\"hit\" x=\"1148\" y=\"629\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1150 630)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1167\" y=\"640\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay</text><text x=\"1167\" y=\"654\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">while the code is locked</text></g></g>\n<g class=\"label\"><rect x=\"1339\" y=\"625\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested:2\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay with a code that is locked until it is set anew.</title><rect class=\"hit\" x=\"1341\" y=\"629\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1343 630)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1360\" y=\"640\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay</text><text x=\"1360\" y=\"654\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">with a code that is locked …</text></g></g>\n<g class=\"label\"><rect x=\"642\" y=\"625\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested:3\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay and has a payment code.</title><rect class=\"hit\" x=\"644\" y=\"629\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(646 630)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"663\" y=\"640\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay</text><text x=\"663\" y=\"654\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">and has a payment code</text></g></g>\n<g class=\"label\"><rect x=\"1866\" y=\"625\" width=\"182\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested:4\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay and has no payment code yet.</title><rect class=\"hit\" x=\"1868\" y=\"629\" width=\"178\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1870 630)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1887\" y=\"640\" textLength=\"157\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay and</text><text x=\"1887\" y=\"654\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">has no payment code yet</text></g></g>\n<g class=\"label\"><rect x=\"1032\" y=\"834\" width=\"119\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested\" data-who=\"shopper\"><title>payment.requested: The same, while the code is locked.</title><rect class=\"hit\" x=\"1034\" y=\"838\" width=\"115\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1036 839)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1053\" y=\"849\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">The same, while</text><text x=\"1053\" y=\"863\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">the code is locked</text></g></g>\n<g class=\"label\"><rect x=\"1197\" y=\"834\" width=\"154\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested:2\" data-who=\"shopper\"><title>payment.requested: The same, with a code that is locked until it is set anew.</title><rect class=\"hit\" x=\"1199\" y=\"838\" width=\"150\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1201 839)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1218\" y=\"849\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">The same, with a code</text><text x=\"1218\" y=\"863\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">that is locked until it is …</text></g></g>\n<g class=\"label\"><rect x=\"706\" y=\"1148\" width=\"161\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested:3\" data-who=\"shopper\"><title>payment.requested: The shopper left the sheet for another order and pays that one.</title><rect class=\"hit\" x=\"708\" y=\"1152\" width=\"157\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(710 1153)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"727\" y=\"1163\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">The shopper left the sheet</text><text x=\"727\" y=\"1177\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">for another order and …</text></g></g>\n<g class=\"label\"><rect x=\"1820.3\" y=\"834\" width=\"121\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested:4\" data-who=\"shopper\"><title>payment.requested: The same, without a payment code.</title><rect class=\"hit\" x=\"1822.3\" y=\"838\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1824.3 839)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1841.3\" y=\"849\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The same, without</text><text x=\"1841.3\" y=\"863\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">a payment code</text></g></g>\n<g class=\"label\"><rect x=\"184\" y=\"618\" width=\"166\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:settings.opened\" data-who=\"shopper\"><title>settings.opened: The shopper sets a code in the settings and comes back to pay.</title><rect class=\"hit\" x=\"186\" y=\"622\" width=\"162\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(188 623)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"205\" y=\"633\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">The shopper sets a code in</text><text x=\"205\" y=\"647\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">the settings and comes …</text></g><g class=\"row\" data-arrow=\"asking:payment.closed\" data-who=\"shopper\"><title>payment.closed: The shopper leaves; the order still waits to be paid.</title><rect class=\"hit\" x=\"186\" y=\"650\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(188 651)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"205\" y=\"661\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">The shopper leaves</text></g></g>\n<g class=\"label\"><rect x=\"2002.5\" y=\"1107\" width=\"97\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.choosing:digit.entered\" data-who=\"shopper\"><title>digit.entered: The sixth digit: all are asked for once more.</title><rect class=\"hit\" x=\"2004.5\" y=\"1111\" width=\"93\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2006.5 1112)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2023.5\" y=\"1122\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">The sixth digit</text></g></g>\n<g class=\"label\"><rect x=\"2053\" y=\"1949\" width=\"125\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.entered\" data-who=\"shopper\"><title>digit.entered: The same six digits: they become the code.</title><rect class=\"hit\" x=\"2055\" y=\"1953\" width=\"121\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2057 1954)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2074\" y=\"1964\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The same six digits</text></g></g>\n<g class=\"label\"><rect x=\"1578.5\" y=\"1107\" width=\"77\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.entered:2\" data-who=\"shopper\"><title>digit.entered: Six others: nothing is set.</title><rect class=\"hit\" x=\"1580.5\" y=\"1111\" width=\"73\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1582.5 1112)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1599.5\" y=\"1122\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Six others</text></g></g>\n<g class=\"label\"><rect x=\"1688.5\" y=\"1100\" width=\"145\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.repeating:code.rechosen\" data-who=\"shopper\"><title>code.rechosen: The shopper would rather have other digits.</title><rect class=\"hit\" x=\"1690.5\" y=\"1104\" width=\"141\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1692.5 1105)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1709.5\" y=\"1115\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper would</text><text x=\"1709.5\" y=\"1129\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">rather have other digits</text></g></g>\n<g class=\"label\"><rect x=\"1476\" y=\"1949\" width=\"172\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.unanswered:code.submitted\" data-who=\"shopper\"><title>code.submitted: Sends the same digits again.</title><rect class=\"hit\" x=\"1478\" y=\"1953\" width=\"168\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1480 1954)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1497\" y=\"1964\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">Sends the same digits again</text></g></g>\n<g class=\"label\"><rect x=\"1845.5\" y=\"1100\" width=\"145\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.unanswered:code.rechosen\" data-who=\"shopper\"><title>code.rechosen: The shopper would rather have other digits.</title><rect class=\"hit\" x=\"1847.5\" y=\"1104\" width=\"141\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1849.5 1105)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1866.5\" y=\"1115\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper would</text><text x=\"1866.5\" y=\"1129\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">rather have other digits</text></g></g>\n<g class=\"label\"><rect x=\"308\" y=\"281\" width=\"116\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.entering:code.submitted\" data-who=\"shopper\"><title>code.submitted: Six digits or more: the shopper pays.</title><rect class=\"hit\" x=\"310\" y=\"285\" width=\"112\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(312 286)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"329\" y=\"296\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">Six digits or more</text></g></g>\n<g class=\"label\"><rect x=\"624.5\" y=\"1759\" width=\"139\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.entering:code.forgotten\" data-who=\"shopper\"><title>code.forgotten: The shopper does not remember the code.</title><rect class=\"hit\" x=\"626.5\" y=\"1763\" width=\"135\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(628.5 1764)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"645.5\" y=\"1774\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">The shopper does not</text><text x=\"645.5\" y=\"1788\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">remember the code</text></g></g>\n<g class=\"label\"><rect x=\"1183.5\" y=\"1618.5\" width=\"139\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.locked:code.forgotten\" data-who=\"shopper\"><title>code.forgotten: The shopper does not remember the code.</title><rect class=\"hit\" x=\"1185.5\" y=\"1622.5\" width=\"135\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1187.5 1623.5)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1204.5\" y=\"1633.5\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">The shopper does not</text><text x=\"1204.5\" y=\"1647.5\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">remember the code</text></g></g>\n<g class=\"label\"><rect x=\"803.5\" y=\"1459\" width=\"107\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.locked:xstate.after.lockLeft.paymentCode.asking.locked\" data-who=\"clock\"><title>after lockLeft: The lock is over.</title><rect class=\"hit\" x=\"805.5\" y=\"1463\" width=\"103\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(807.5 1464)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"824.5\" y=\"1474\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">The lock is over</text></g></g>\n<g class=\"label\"><rect x=\"1334.5\" y=\"1625.5\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.lockedUntilReset:code.forgotten\" data-who=\"shopper\"><title>code.forgotten: The shopper sets a new code.</title><rect class=\"hit\" x=\"1336.5\" y=\"1629.5\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1338.5 1630.5)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1355.5\" y=\"1640.5\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper sets a new code</text></g></g>\n<g class=\"label\"><rect x=\"383\" y=\"625\" width=\"172\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.balanceTooLow:topUp.opened\" data-who=\"shopper\"><title>topUp.opened: The shopper tops up what is missing and comes back to this order.</title><rect class=\"hit\" x=\"385\" y=\"629\" width=\"168\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(387 630)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"404\" y=\"640\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">The shopper tops up what is</text><text x=\"404\" y=\"654\" textLength=\"143\" lengthAdjust=\"spacingAndGlyphs\">missing and comes back …</text></g></g>\n<g class=\"label\"><rect x=\"94\" y=\"452\" width=\"146\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.payingFailed:payment.retried\" data-who=\"shopper\"><title>payment.retried: Sends the same again, so nothing is paid twice.</title><rect class=\"hit\" x=\"96\" y=\"456\" width=\"142\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(98 457)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"115\" y=\"467\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">Sends the same again,</text><text x=\"115\" y=\"481\" textLength=\"121\" lengthAdjust=\"spacingAndGlyphs\">so nothing is paid twice</text></g></g>\n<g class=\"label\"><rect x=\"2310\" y=\"452\" width=\"126\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"settingCode:xstate.done.actor.setCode\" data-who=\"server\"><title>setCode answered: It is set, and paying goes on with it.</title><rect class=\"hit\" x=\"2312\" y=\"456\" width=\"122\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(2314 457)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"2331\" y=\"467\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">It is set, and paying</text><text x=\"2331\" y=\"481\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">goes on with it</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"1278.5\" width=\"135\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"settingCode:xstate.done.actor.setCode:2\" data-who=\"server\"><title>setCode answered: There is one already, set elsewhere: that one is asked for.</title><rect class=\"hit\" x=\"18\" y=\"1282.5\" width=\"131\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 1283.5)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"1293.5\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">There is one already,</text><text x=\"37\" y=\"1307.5\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">set elsewhere</text></g></g>\n<g class=\"label\"><rect x=\"2199\" y=\"1278.5\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"settingCode:xstate.done.actor.setCode:3\" data-who=\"server\"><title>setCode answered: The answer never arrived.</title><rect class=\"hit\" x=\"2201\" y=\"1282.5\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(2203 1283.5)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"2220\" y=\"1293.5\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"settingCode:xstate.error.actor.setCode\" data-who=\"server\"><title>setCode broke down</title><rect class=\"hit\" x=\"2201\" y=\"1296.5\" width=\"128\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(2203 1297.5)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"2220\" y=\"1307.5\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">setCode broke down</text></g></g>\n<g class=\"label\"><rect x=\"657\" y=\"172\" width=\"157\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode\" data-who=\"server\"><title>verifyCode answered: The code is right, and the proof is all that was asked for.</title><rect class=\"hit\" x=\"659\" y=\"176\" width=\"153\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(661 177)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"678\" y=\"187\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">The code is right, and the</text><text x=\"678\" y=\"201\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">proof is all that was …</text></g></g>\n<g class=\"label\"><rect x=\"797\" y=\"120\" width=\"112\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:2\" data-who=\"server\"><title>verifyCode answered: The code is right.</title><rect class=\"hit\" x=\"799\" y=\"124\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(801 125)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"818\" y=\"135\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">The code is right</text></g></g>\n<g class=\"label\"><rect x=\"1311\" y=\"281\" width=\"121\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:3\" data-who=\"server\"><title>verifyCode answered: The code is wrong.</title><rect class=\"hit\" x=\"1313\" y=\"285\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1315 286)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1332\" y=\"296\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The code is wrong</text></g></g>\n<g class=\"label\"><rect x=\"1137\" y=\"281\" width=\"162\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:4\" data-who=\"server\"><title>verifyCode answered: One wrong code too many: 15 minutes, later 24 hours.</title><rect class=\"hit\" x=\"1139\" y=\"285\" width=\"158\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1141 286)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1158\" y=\"296\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">One wrong code too many</text></g></g>\n<g class=\"label\"><rect x=\"1444\" y=\"281\" width=\"164\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:5\" data-who=\"server\"><title>verifyCode answered: Far too many wrong codes.</title><rect class=\"hit\" x=\"1446\" y=\"285\" width=\"160\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1448 286)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1465\" y=\"296\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">Far too many wrong codes</text></g></g>\n<g class=\"label\"><rect x=\"1653\" y=\"274\" width=\"132\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:6\" data-who=\"server\"><title>verifyCode answered: There is no payment code after all.</title><rect class=\"hit\" x=\"1655\" y=\"278\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1657 279)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1674\" y=\"289\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">There is no payment</text><text x=\"1674\" y=\"303\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">code after all</text></g></g>\n<g class=\"label\"><rect x=\"549\" y=\"274\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:7\" data-who=\"server\"><title>verifyCode answered: The answer never arrived.</title><rect class=\"hit\" x=\"551\" y=\"278\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(553 279)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"570\" y=\"289\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"verifying:xstate.error.actor.verifyCode\" data-who=\"server\"><title>verifyCode broke down</title><rect class=\"hit\" x=\"551\" y=\"292\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(553 293)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"570\" y=\"303\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">verifyCode broke down</text></g></g>\n<g class=\"label\"><rect x=\"942\" y=\"281\" width=\"183\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder\" data-who=\"server\"><title>payOrder answered: The order waits for delivery.</title><rect class=\"hit\" x=\"944\" y=\"285\" width=\"179\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(946 286)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><g class=\"icon coin\" transform=\"translate(963 286)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"980\" y=\"296\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">The order waits for delivery</text></g></g>\n<g class=\"label\"><rect x=\"485\" y=\"452\" width=\"124\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:2\" data-who=\"server\"><title>payOrder answered: Not enough money on the balance.</title><rect class=\"hit\" x=\"487\" y=\"456\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(489 457)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"506\" y=\"467\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">Not enough money</text><text x=\"506\" y=\"481\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">on the balance</text></g></g>\n<g class=\"label\"><rect x=\"753\" y=\"274\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:3\" data-who=\"server\"><title>payOrder answered: The order was cancelled, ran out of time, or is paid already.</title><rect class=\"hit\" x=\"755\" y=\"278\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(757 279)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"774\" y=\"289\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">The order was cancelled,</text><text x=\"774\" y=\"303\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">ran out of time</text></g></g>\n<g class=\"label\"><rect x=\"642\" y=\"452\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:4\" data-who=\"server\"><title>payOrder answered: More than two minutes went by since the code was checked.</title><rect class=\"hit\" x=\"644\" y=\"456\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(646 457)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"663\" y=\"467\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">More than two minutes went</text><text x=\"663\" y=\"481\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">by since the code was …</text></g></g>\n<g class=\"label\"><rect x=\"1545\" y=\"452\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:5\" data-who=\"server\"><title>payOrder answered: The answer never arrived.</title><rect class=\"hit\" x=\"1547\" y=\"456\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1549 457)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1566\" y=\"467\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"paying:xstate.error.actor.payOrder\" data-who=\"server\"><title>payOrder broke down</title><rect class=\"hit\" x=\"1547\" y=\"470\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1549 471)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1566\" y=\"481\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">payOrder broke down</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "paymentCode.resting",
   "name": "resting",
   "title": "Resting",
   "code": null,
   "kind": "compound",
   "description": "Nothing is being paid; a payment can be asked for.",
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
   "id": "paymentCode.resting.closed",
   "name": "resting.closed",
   "title": "Closed",
   "code": null,
   "kind": "leaf",
   "description": "No payment was made yet, or the shopper left it.",
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
   "id": "paymentCode.resting.proven",
   "name": "resting.proven",
   "title": "Proven",
   "code": null,
   "kind": "leaf",
   "description": "The code was right; a withdrawal goes on with its proof.",
   "tags": [],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "a withdrawal goes on with the proof: its own chart is played"
   },
   "screens": {}
  },
  {
   "id": "paymentCode.resting.paid",
   "name": "resting.paid",
   "title": "Paid",
   "code": null,
   "kind": "leaf",
   "description": "The last payment went through: the order waits for delivery.",
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
   "id": "paymentCode.resting.orderChanged",
   "name": "resting.orderChanged",
   "title": "Order changed",
   "code": null,
   "kind": "leaf",
   "description": "The order no longer waits to be paid; the screen shows it as it now is.",
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
   "id": "paymentCode.asking",
   "name": "asking",
   "title": "Asking",
   "code": null,
   "kind": "compound",
   "description": "The sheet is open and nothing is under way, so the shopper may leave.",
   "tags": [
    "open"
   ],
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
   "id": "paymentCode.asking.notSet",
   "name": "asking.notSet",
   "title": "Not set",
   "code": null,
   "kind": "compound",
   "description": "“You have not set payment password?” It can be chosen here, six digits.",
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
   "id": "paymentCode.asking.notSet.choosing",
   "name": "asking.notSet.choosing",
   "title": "Choosing",
   "code": null,
   "kind": "compound",
   "description": "The shopper chooses six digits.",
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
   "id": "paymentCode.asking.notSet.choosing.fresh",
   "name": "asking.notSet.choosing.fresh",
   "title": "Fresh",
   "code": null,
   "kind": "leaf",
   "description": "Nothing was chosen yet.",
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
   "id": "paymentCode.asking.notSet.choosing.differed",
   "name": "asking.notSet.choosing.differed",
   "title": "Differed",
   "code": null,
   "kind": "leaf",
   "description": "The two entries were not the same; it begins anew.",
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
   "id": "paymentCode.asking.notSet.repeating",
   "name": "asking.notSet.repeating",
   "title": "Repeating",
   "code": null,
   "kind": "leaf",
   "description": "The same six digits again, against a slip of the finger.",
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
   "id": "paymentCode.asking.notSet.unanswered",
   "name": "asking.notSet.unanswered",
   "title": "Unanswered",
   "code": null,
   "kind": "leaf",
   "description": "Nobody knows whether the code was set: setting it again is safe.",
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
   "id": "paymentCode.asking.entering",
   "name": "asking.entering",
   "title": "Entering",
   "code": null,
   "kind": "compound",
   "description": "The shopper enters the payment code.",
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
   "id": "paymentCode.asking.entering.fresh",
   "name": "asking.entering.fresh",
   "title": "Fresh",
   "code": null,
   "kind": "leaf",
   "description": "Nothing was refused yet.",
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
   "id": "paymentCode.asking.entering.refused",
   "name": "asking.entering.refused",
   "title": "Refused",
   "code": null,
   "kind": "leaf",
   "description": "The code was wrong; the tries left are shown.",
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
   "id": "paymentCode.asking.entering.lapsed",
   "name": "asking.entering.lapsed",
   "title": "Lapsed",
   "code": null,
   "kind": "leaf",
   "description": "The proof was too old: the code is asked for once more.",
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
   "id": "paymentCode.asking.entering.unanswered",
   "name": "asking.entering.unanswered",
   "title": "Unanswered",
   "code": null,
   "kind": "leaf",
   "description": "The code could not be checked; it is still there.",
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
   "id": "paymentCode.asking.forgotten",
   "name": "asking.forgotten",
   "title": "Forgotten",
   "code": null,
   "kind": "leaf",
   "description": "A new code can be set with the login password.",
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
   "id": "paymentCode.asking.locked",
   "name": "asking.locked",
   "title": "Locked",
   "code": null,
   "kind": "leaf",
   "description": "Too many wrong codes: for a while none is taken.",
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
   "id": "paymentCode.asking.lockedUntilReset",
   "name": "asking.lockedUntilReset",
   "title": "Locked until reset",
   "code": null,
   "kind": "leaf",
   "description": "Twenty wrong codes: only a new code, set with the password, helps.",
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
   "id": "paymentCode.asking.balanceTooLow",
   "name": "asking.balanceTooLow",
   "title": "Balance too low",
   "code": null,
   "kind": "leaf",
   "description": "The balance is short of the sum; the screen says by how much.",
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
   "id": "paymentCode.asking.payingFailed",
   "name": "asking.payingFailed",
   "title": "Paying failed",
   "code": null,
   "kind": "leaf",
   "description": "Nobody knows whether the payment went through: trying again is safe.",
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
   "id": "paymentCode.settingCode",
   "name": "settingCode",
   "title": "Setting code",
   "code": null,
   "kind": "leaf",
   "description": "The digits become the payment code; the first time the session is enough.",
   "tags": [
    "open",
    "busy"
   ],
   "calls": [
    "setCode"
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
   "id": "paymentCode.verifying",
   "name": "verifying",
   "title": "Verifying",
   "code": null,
   "kind": "leaf",
   "description": "The code is checked. A wrong one is counted before it is looked at.",
   "tags": [
    "open",
    "busy"
   ],
   "calls": [
    "verifyCode"
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
   "id": "paymentCode.paying",
   "name": "paying",
   "title": "Paying",
   "code": null,
   "kind": "leaf",
   "description": "The sum moves from the balance to the shop’s trust account.",
   "tags": [
    "open",
    "busy"
   ],
   "calls": [
    "payOrder"
   ],
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
   "name": "resting:payment.requested",
   "key": "paymentCode.resting: payment.requested → paymentCode.asking.locked [branch 1]",
   "from": "resting",
   "to": [
    "asking.locked"
   ],
   "event": "payment.requested",
   "words": "payment.requested",
   "label": "The shopper wants to pay while the code is locked",
   "description": "The shopper wants to pay while the code is locked, and hears how long.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasTimedLock",
   "effects": [
    "beginPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "resting:payment.requested:2",
   "key": "paymentCode.resting: payment.requested → paymentCode.asking.lockedUntilReset [branch 2]",
   "from": "resting",
   "to": [
    "asking.lockedUntilReset"
   ],
   "event": "payment.requested",
   "words": "payment.requested",
   "label": "The shopper wants to pay with a code that is locked …",
   "description": "The shopper wants to pay with a code that is locked until it is set anew.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasLastingLock",
   "effects": [
    "beginPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "resting:payment.requested:3",
   "key": "paymentCode.resting: payment.requested → paymentCode.asking.entering [branch 3]",
   "from": "resting",
   "to": [
    "asking.entering"
   ],
   "event": "payment.requested",
   "words": "payment.requested",
   "label": "The shopper wants to pay and has a payment code",
   "description": "The shopper wants to pay and has a payment code.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isCodeSet",
   "effects": [
    "beginPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "resting:payment.requested:4",
   "key": "paymentCode.resting: payment.requested → paymentCode.asking.notSet [branch 4]",
   "from": "resting",
   "to": [
    "asking.notSet"
   ],
   "event": "payment.requested",
   "words": "payment.requested",
   "label": "The shopper wants to pay and has no payment code yet",
   "description": "The shopper wants to pay and has no payment code yet.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "beginPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking:payment.requested",
   "key": "paymentCode.asking: payment.requested → paymentCode.asking.locked [branch 1]",
   "from": "asking",
   "to": [
    "asking.locked"
   ],
   "event": "payment.requested",
   "words": "payment.requested",
   "label": "The same, while the code is locked",
   "description": "The same, while the code is locked.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasTimedLock",
   "effects": [
    "beginPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking:payment.requested:2",
   "key": "paymentCode.asking: payment.requested → paymentCode.asking.lockedUntilReset [branch 2]",
   "from": "asking",
   "to": [
    "asking.lockedUntilReset"
   ],
   "event": "payment.requested",
   "words": "payment.requested",
   "label": "The same, with a code that is locked until it is …",
   "description": "The same, with a code that is locked until it is set anew.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasLastingLock",
   "effects": [
    "beginPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking:payment.requested:3",
   "key": "paymentCode.asking: payment.requested → paymentCode.asking.entering [branch 3]",
   "from": "asking",
   "to": [
    "asking.entering"
   ],
   "event": "payment.requested",
   "words": "payment.requested",
   "label": "The shopper left the sheet for another order and …",
   "description": "The shopper left the sheet for another order and pays that one.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isCodeSet",
   "effects": [
    "beginPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking:payment.requested:4",
   "key": "paymentCode.asking: payment.requested → paymentCode.asking.notSet [branch 4]",
   "from": "asking",
   "to": [
    "asking.notSet"
   ],
   "event": "payment.requested",
   "words": "payment.requested",
   "label": "The same, without a payment code",
   "description": "The same, without a payment code.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "beginPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking:settings.opened",
   "key": "paymentCode.asking: settings.opened → paymentCode.resting",
   "from": "asking",
   "to": [
    "resting"
   ],
   "event": "settings.opened",
   "words": "settings.opened",
   "label": "The shopper sets a code in the settings and comes …",
   "description": "The shopper sets a code in the settings and comes back to pay.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "openPayCodeSettings",
    "dropPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking:payment.closed",
   "key": "paymentCode.asking: payment.closed → paymentCode.resting",
   "from": "asking",
   "to": [
    "resting"
   ],
   "event": "payment.closed",
   "words": "payment.closed",
   "label": "The shopper leaves",
   "description": "The shopper leaves; the order still waits to be paid.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "dropPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.choosing:digit.entered",
   "key": "paymentCode.asking.notSet.choosing: digit.entered → paymentCode.asking.notSet.repeating [branch 1]",
   "from": "asking.notSet.choosing",
   "to": [
    "asking.notSet.repeating"
   ],
   "event": "digit.entered",
   "words": "digit.entered",
   "label": "The sixth digit",
   "description": "The sixth digit: all are asked for once more.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isSixthDigit",
   "effects": [
    "keepChosen"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.choosing:digit.entered:2",
   "key": "paymentCode.asking.notSet.choosing: digit.entered → stays [branch 2]",
   "from": "asking.notSet.choosing",
   "to": [],
   "event": "digit.entered",
   "words": "digit.entered",
   "label": "One digit more",
   "description": "One digit more.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isDigitWithRoom",
   "effects": [
    "addDigit"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.choosing:digit.erased",
   "key": "paymentCode.asking.notSet.choosing: digit.erased → stays",
   "from": "asking.notSet.choosing",
   "to": [],
   "event": "digit.erased",
   "words": "digit.erased",
   "label": "One digit less",
   "description": "One digit less.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasDigits",
   "effects": [
    "eraseDigit"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.repeating:digit.entered",
   "key": "paymentCode.asking.notSet.repeating: digit.entered → paymentCode.settingCode [branch 1]",
   "from": "asking.notSet.repeating",
   "to": [
    "settingCode"
   ],
   "event": "digit.entered",
   "words": "digit.entered",
   "label": "The same six digits",
   "description": "The same six digits: they become the code.",
   "who": "shopper",
   "isMoney": false,
   "guard": "repeatsChosen",
   "effects": [
    "addDigit"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.repeating:digit.entered:2",
   "key": "paymentCode.asking.notSet.repeating: digit.entered → paymentCode.asking.notSet.choosing.differed [branch 2]",
   "from": "asking.notSet.repeating",
   "to": [
    "asking.notSet.choosing.differed"
   ],
   "event": "digit.entered",
   "words": "digit.entered",
   "label": "Six others",
   "description": "Six others: nothing is set.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isSixthDigit",
   "effects": [
    "clearCode"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.repeating:digit.entered:3",
   "key": "paymentCode.asking.notSet.repeating: digit.entered → stays [branch 3]",
   "from": "asking.notSet.repeating",
   "to": [],
   "event": "digit.entered",
   "words": "digit.entered",
   "label": "One digit more",
   "description": "One digit more.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isDigitWithRoom",
   "effects": [
    "addDigit"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.repeating:digit.erased",
   "key": "paymentCode.asking.notSet.repeating: digit.erased → stays",
   "from": "asking.notSet.repeating",
   "to": [],
   "event": "digit.erased",
   "words": "digit.erased",
   "label": "One digit less",
   "description": "One digit less.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasDigits",
   "effects": [
    "eraseDigit"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.repeating:code.rechosen",
   "key": "paymentCode.asking.notSet.repeating: code.rechosen → paymentCode.asking.notSet.choosing",
   "from": "asking.notSet.repeating",
   "to": [
    "asking.notSet.choosing"
   ],
   "event": "code.rechosen",
   "words": "code.rechosen",
   "label": "The shopper would rather have other digits",
   "description": "The shopper would rather have other digits.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "chooseAnew"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.unanswered:code.submitted",
   "key": "paymentCode.asking.notSet.unanswered: code.submitted → paymentCode.settingCode",
   "from": "asking.notSet.unanswered",
   "to": [
    "settingCode"
   ],
   "event": "code.submitted",
   "words": "code.submitted",
   "label": "Sends the same digits again",
   "description": "Sends the same digits again.",
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
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.notSet.unanswered:code.rechosen",
   "key": "paymentCode.asking.notSet.unanswered: code.rechosen → paymentCode.asking.notSet.choosing",
   "from": "asking.notSet.unanswered",
   "to": [
    "asking.notSet.choosing"
   ],
   "event": "code.rechosen",
   "words": "code.rechosen",
   "label": "The shopper would rather have other digits",
   "description": "The shopper would rather have other digits.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "chooseAnew"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.entering:digit.entered",
   "key": "paymentCode.asking.entering: digit.entered → stays",
   "from": "asking.entering",
   "to": [],
   "event": "digit.entered",
   "words": "digit.entered",
   "label": "One digit more, up to twelve",
   "description": "One digit more, up to twelve.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isDigitWithRoom",
   "effects": [
    "addDigit"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.entering:digit.erased",
   "key": "paymentCode.asking.entering: digit.erased → stays",
   "from": "asking.entering",
   "to": [],
   "event": "digit.erased",
   "words": "digit.erased",
   "label": "One digit less",
   "description": "One digit less.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasDigits",
   "effects": [
    "eraseDigit"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.entering:code.submitted",
   "key": "paymentCode.asking.entering: code.submitted → paymentCode.verifying",
   "from": "asking.entering",
   "to": [
    "verifying"
   ],
   "event": "code.submitted",
   "words": "code.submitted",
   "label": "Six digits or more",
   "description": "Six digits or more: the shopper pays.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isLongEnough",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.entering:code.forgotten",
   "key": "paymentCode.asking.entering: code.forgotten → paymentCode.asking.forgotten",
   "from": "asking.entering",
   "to": [
    "asking.forgotten"
   ],
   "event": "code.forgotten",
   "words": "code.forgotten",
   "label": "The shopper does not remember the code",
   "description": "The shopper does not remember the code.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "clearCode"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.locked:code.forgotten",
   "key": "paymentCode.asking.locked: code.forgotten → paymentCode.asking.forgotten",
   "from": "asking.locked",
   "to": [
    "asking.forgotten"
   ],
   "event": "code.forgotten",
   "words": "code.forgotten",
   "label": "The shopper does not remember the code",
   "description": "The shopper does not remember the code.",
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
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.locked:xstate.after.lockLeft.paymentCode.asking.locked",
   "key": "paymentCode.asking.locked: xstate.after.lockLeft.paymentCode.asking.locked → paymentCode.asking.entering",
   "from": "asking.locked",
   "to": [
    "asking.entering"
   ],
   "event": "xstate.after.lockLeft.paymentCode.asking.locked",
   "words": "after lockLeft",
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
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.lockedUntilReset:code.forgotten",
   "key": "paymentCode.asking.lockedUntilReset: code.forgotten → paymentCode.asking.forgotten",
   "from": "asking.lockedUntilReset",
   "to": [
    "asking.forgotten"
   ],
   "event": "code.forgotten",
   "words": "code.forgotten",
   "label": "The shopper sets a new code",
   "description": "The shopper sets a new code.",
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
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.balanceTooLow:topUp.opened",
   "key": "paymentCode.asking.balanceTooLow: topUp.opened → paymentCode.resting",
   "from": "asking.balanceTooLow",
   "to": [
    "resting"
   ],
   "event": "topUp.opened",
   "words": "topUp.opened",
   "label": "The shopper tops up what is missing and comes back …",
   "description": "The shopper tops up what is missing and comes back to this order.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "openTopUp",
    "dropPayment"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "asking.payingFailed:payment.retried",
   "key": "paymentCode.asking.payingFailed: payment.retried → paymentCode.paying",
   "from": "asking.payingFailed",
   "to": [
    "paying"
   ],
   "event": "payment.retried",
   "words": "payment.retried",
   "label": "Sends the same again, so nothing is paid twice",
   "description": "Sends the same again, so nothing is paid twice.",
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
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
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
   "name": "settingCode:xstate.done.actor.setCode",
   "key": "paymentCode.settingCode: xstate.done.actor.setCode → paymentCode.verifying [branch 1]",
   "from": "settingCode",
   "to": [
    "verifying"
   ],
   "event": "xstate.done.actor.setCode",
   "words": "setCode answered",
   "label": "It is set, and paying goes on with it",
   "description": "It is set, and paying goes on with it.",
   "who": "server",
   "isMoney": false,
   "guard": "isNowSet",
   "effects": [
    "forgetChosen",
    "announceCodeSet"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetPay"
   }
  },
  {
   "name": "settingCode:xstate.done.actor.setCode:2",
   "key": "paymentCode.settingCode: xstate.done.actor.setCode → paymentCode.asking.entering [branch 2]",
   "from": "settingCode",
   "to": [
    "asking.entering"
   ],
   "event": "xstate.done.actor.setCode",
   "words": "setCode answered",
   "label": "There is one already, set elsewhere",
   "description": "There is one already, set elsewhere: that one is asked for.",
   "who": "server",
   "isMoney": false,
   "guard": "wasSetBefore",
   "effects": [
    "chooseAnew",
    "announceCodeSet"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetPay"
   }
  },
  {
   "name": "settingCode:xstate.done.actor.setCode:3",
   "key": "paymentCode.settingCode: xstate.done.actor.setCode → paymentCode.asking.notSet.unanswered [branch 3]",
   "from": "settingCode",
   "to": [
    "asking.notSet.unanswered"
   ],
   "event": "xstate.done.actor.setCode",
   "words": "setCode answered",
   "label": "The answer never arrived",
   "description": "The answer never arrived.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepSetFailure"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetPay"
   }
  },
  {
   "name": "settingCode:xstate.error.actor.setCode",
   "key": "paymentCode.settingCode: xstate.error.actor.setCode → paymentCode.asking.notSet.unanswered",
   "from": "settingCode",
   "to": [
    "asking.notSet.unanswered"
   ],
   "event": "xstate.error.actor.setCode",
   "words": "setCode broke down",
   "label": "setCode broke down",
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
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/resetPay"
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.resting.proven [branch 1]",
   "from": "verifying",
   "to": [
    "resting.proven"
   ],
   "event": "xstate.done.actor.verifyCode",
   "words": "verifyCode answered",
   "label": "The code is right, and the proof is all that was …",
   "description": "The code is right, and the proof is all that was asked for.",
   "who": "server",
   "isMoney": false,
   "guard": "isProofAsked",
   "effects": [
    "keepVerdict"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a withdrawal’s sheet: it is played with the withdrawal’s chart"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/verify_pay"
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode:2",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.paying [branch 2]",
   "from": "verifying",
   "to": [
    "paying"
   ],
   "event": "xstate.done.actor.verifyCode",
   "words": "verifyCode answered",
   "label": "The code is right",
   "description": "The code is right.",
   "who": "server",
   "isMoney": false,
   "guard": "isProven",
   "effects": [
    "keepVerdict"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/verify_pay"
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode:3",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.asking.entering.refused [branch 3]",
   "from": "verifying",
   "to": [
    "asking.entering.refused"
   ],
   "event": "xstate.done.actor.verifyCode",
   "words": "verifyCode answered",
   "label": "The code is wrong",
   "description": "The code is wrong.",
   "who": "server",
   "isMoney": false,
   "guard": "isWrong",
   "effects": [
    "keepVerdict"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/verify_pay"
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode:4",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.asking.locked [branch 4]",
   "from": "verifying",
   "to": [
    "asking.locked"
   ],
   "event": "xstate.done.actor.verifyCode",
   "words": "verifyCode answered",
   "label": "One wrong code too many",
   "description": "One wrong code too many: 15 minutes, later 24 hours.",
   "who": "server",
   "isMoney": false,
   "guard": "isLockedForAWhile",
   "effects": [
    "keepVerdict",
    "announceLocked"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/verify_pay"
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode:5",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.asking.lockedUntilReset [branch 5]",
   "from": "verifying",
   "to": [
    "asking.lockedUntilReset"
   ],
   "event": "xstate.done.actor.verifyCode",
   "words": "verifyCode answered",
   "label": "Far too many wrong codes",
   "description": "Far too many wrong codes.",
   "who": "server",
   "isMoney": false,
   "guard": "isLockedUntilReset",
   "effects": [
    "keepVerdict",
    "announceLocked"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/verify_pay"
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode:6",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.asking.notSet [branch 6]",
   "from": "verifying",
   "to": [
    "asking.notSet"
   ],
   "event": "xstate.done.actor.verifyCode",
   "words": "verifyCode answered",
   "label": "There is no payment code after all",
   "description": "There is no payment code after all.",
   "who": "server",
   "isMoney": false,
   "guard": "isNotSet",
   "effects": [
    "keepVerdict"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/verify_pay"
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode:7",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.asking.entering.unanswered [branch 7]",
   "from": "verifying",
   "to": [
    "asking.entering.unanswered"
   ],
   "event": "xstate.done.actor.verifyCode",
   "words": "verifyCode answered",
   "label": "The answer never arrived",
   "description": "The answer never arrived.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepVerdict"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/verify_pay"
   }
  },
  {
   "name": "verifying:xstate.error.actor.verifyCode",
   "key": "paymentCode.verifying: xstate.error.actor.verifyCode → paymentCode.asking.entering.unanswered",
   "from": "verifying",
   "to": [
    "asking.entering.unanswered"
   ],
   "event": "xstate.error.actor.verifyCode",
   "words": "verifyCode broke down",
   "label": "verifyCode broke down",
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
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/user/verify_pay"
   }
  },
  {
   "name": "paying:xstate.done.actor.payOrder",
   "key": "paymentCode.paying: xstate.done.actor.payOrder → paymentCode.resting.paid [branch 1]",
   "from": "paying",
   "to": [
    "resting.paid"
   ],
   "event": "xstate.done.actor.payOrder",
   "words": "payOrder answered",
   "label": "The order waits for delivery",
   "description": "The order waits for delivery.",
   "who": "server",
   "isMoney": true,
   "guard": "isPaid",
   "effects": [
    "keepPayOutcome",
    "announcePaid"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/pay"
   }
  },
  {
   "name": "paying:xstate.done.actor.payOrder:2",
   "key": "paymentCode.paying: xstate.done.actor.payOrder → paymentCode.asking.balanceTooLow [branch 2]",
   "from": "paying",
   "to": [
    "asking.balanceTooLow"
   ],
   "event": "xstate.done.actor.payOrder",
   "words": "payOrder answered",
   "label": "Not enough money on the balance",
   "description": "Not enough money on the balance.",
   "who": "server",
   "isMoney": false,
   "guard": "isBalanceTooLow",
   "effects": [
    "keepPayOutcome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/pay"
   }
  },
  {
   "name": "paying:xstate.done.actor.payOrder:3",
   "key": "paymentCode.paying: xstate.done.actor.payOrder → paymentCode.resting.orderChanged [branch 3]",
   "from": "paying",
   "to": [
    "resting.orderChanged"
   ],
   "event": "xstate.done.actor.payOrder",
   "words": "payOrder answered",
   "label": "The order was cancelled, ran out of time",
   "description": "The order was cancelled, ran out of time, or is paid already.",
   "who": "server",
   "isMoney": false,
   "guard": "isStateChanged",
   "effects": [
    "keepPayOutcome",
    "announceOrderChanged"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/pay"
   }
  },
  {
   "name": "paying:xstate.done.actor.payOrder:4",
   "key": "paymentCode.paying: xstate.done.actor.payOrder → paymentCode.asking.entering.lapsed [branch 4]",
   "from": "paying",
   "to": [
    "asking.entering.lapsed"
   ],
   "event": "xstate.done.actor.payOrder",
   "words": "payOrder answered",
   "label": "More than two minutes went by since the code was …",
   "description": "More than two minutes went by since the code was checked.",
   "who": "server",
   "isMoney": false,
   "guard": "isProofInvalid",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/pay"
   }
  },
  {
   "name": "paying:xstate.done.actor.payOrder:5",
   "key": "paymentCode.paying: xstate.done.actor.payOrder → paymentCode.asking.payingFailed [branch 5]",
   "from": "paying",
   "to": [
    "asking.payingFailed"
   ],
   "event": "xstate.done.actor.payOrder",
   "words": "payOrder answered",
   "label": "The answer never arrived",
   "description": "The answer never arrived.",
   "who": "server",
   "isMoney": false,
   "guard": null,
   "effects": [
    "keepPayOutcome"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": true,
     "text": "tests/model/views/screens.spec.ts takes it in Chromium"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/pay"
   }
  },
  {
   "name": "paying:xstate.error.actor.payOrder",
   "key": "paymentCode.paying: xstate.error.actor.payOrder → paymentCode.asking.payingFailed",
   "from": "paying",
   "to": [
    "asking.payingFailed"
   ],
   "event": "xstate.error.actor.payOrder",
   "words": "payOrder broke down",
   "label": "payOrder broke down",
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
     "text": "tests/model/api/paymentCodePaths.test.ts walks this chart over HTTP"
    },
    "screens": {
     "isThere": false,
     "text": "a service answers every failure as an outcome; it never throws"
    }
   },
   "gesture": {
    "isThere": true,
    "text": "POST /api/order/pay"
   }
  }
 ],
 "films": [
  {
   "title": "paying with the payment code pays after a wrong code and the right one",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode wrong",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:3"
     ],
     "leaves": [
      "asking.entering.refused"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.refused"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.refused"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.refused"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.refused"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.refused"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.refused"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:2"
     ],
     "leaves": [
      "paying"
     ]
    },
    {
     "event": "done payOrder paid",
     "taken": [
      "paying:xstate.done.actor.payOrder"
     ],
     "leaves": [
      "resting.paid"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code hands the proof on for a withdrawal, and pays nothing itself",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"withdraw\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "asking:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode"
     ],
     "leaves": [
      "resting.proven"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code takes no more than twelve digits and submits no fewer than six",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"3\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"5\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"7\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"9\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"3\"}",
     "taken": [],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.erased",
     "taken": [
      "asking.entering:digit.erased"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code opens again when the lock is over, and not a moment before",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode locked",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:4"
     ],
     "leaves": [
      "asking.locked"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [],
     "leaves": [
      "asking.locked"
     ]
    },
    {
     "event": "after.lockLeft.paymentCode.asking.locked",
     "taken": [
      "asking.locked:xstate.after.lockLeft.paymentCode.asking.locked"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code stays locked until the code is reset after twenty wrong ones",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode locked",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:5"
     ],
     "leaves": [
      "asking.lockedUntilReset"
     ]
    },
    {
     "event": "code.forgotten",
     "taken": [
      "asking.lockedUntilReset:code.forgotten"
     ],
     "leaves": [
      "asking.forgotten"
     ]
    },
    {
     "event": "settings.opened",
     "taken": [
      "asking:settings.opened"
     ],
     "leaves": [
      "resting.closed"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code sets a code that was never set, entered twice, and pays with it at once",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered"
     ],
     "leaves": [
      "settingCode"
     ]
    },
    {
     "event": "done setCode set",
     "taken": [
      "settingCode:xstate.done.actor.setCode"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:2"
     ],
     "leaves": [
      "paying"
     ]
    },
    {
     "event": "done payOrder paid",
     "taken": [
      "paying:xstate.done.actor.payOrder"
     ],
     "leaves": [
      "resting.paid"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code sets nothing when the second entry is another, and begins anew",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.differed"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code asks for the code that was set elsewhere meanwhile, and spends no try on it",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered"
     ],
     "leaves": [
      "settingCode"
     ]
    },
    {
     "event": "done setCode setBefore",
     "taken": [
      "settingCode:xstate.done.actor.setCode:2"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code sends the same digits again when nobody answered",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered"
     ],
     "leaves": [
      "settingCode"
     ]
    },
    {
     "event": "done setCode failed (network)",
     "taken": [
      "settingCode:xstate.done.actor.setCode:3"
     ],
     "leaves": [
      "asking.notSet.unanswered"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.notSet.unanswered:code.submitted"
     ],
     "leaves": [
      "settingCode"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code leads to the settings for a code that was never set",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "settings.opened",
     "taken": [
      "asking:settings.opened"
     ],
     "leaves": [
      "resting.closed"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code says at once that the code is locked, also after a reload",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested"
     ],
     "leaves": [
      "asking.locked"
     ]
    },
    {
     "event": "after.lockLeft.paymentCode.asking.locked",
     "taken": [
      "asking.locked:xstate.after.lockLeft.paymentCode.asking.locked"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code retries a payment whose answer never came with the same proof and key",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:2"
     ],
     "leaves": [
      "paying"
     ]
    },
    {
     "event": "done payOrder failed (network)",
     "taken": [
      "paying:xstate.done.actor.payOrder:5"
     ],
     "leaves": [
      "asking.payingFailed"
     ]
    },
    {
     "event": "payment.retried",
     "taken": [
      "asking.payingFailed:payment.retried"
     ],
     "leaves": [
      "paying"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code asks for the code again when the proof was too old, and pays with the new proof",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:2"
     ],
     "leaves": [
      "paying"
     ]
    },
    {
     "event": "done payOrder proofInvalid",
     "taken": [
      "paying:xstate.done.actor.payOrder:4"
     ],
     "leaves": [
      "asking.entering.lapsed"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.lapsed"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.lapsed"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.lapsed"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.lapsed"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.lapsed"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.lapsed"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:2"
     ],
     "leaves": [
      "paying"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code says by how much the balance is short and leads to the top-up",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:2"
     ],
     "leaves": [
      "paying"
     ]
    },
    {
     "event": "done payOrder balanceTooLow",
     "taken": [
      "paying:xstate.done.actor.payOrder:2"
     ],
     "leaves": [
      "asking.balanceTooLow"
     ]
    },
    {
     "event": "topUp.opened",
     "taken": [
      "asking.balanceTooLow:topUp.opened"
     ],
     "leaves": [
      "resting.closed"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code shows the order as it now is when it can no longer be paid",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:2"
     ],
     "leaves": [
      "paying"
     ]
    },
    {
     "event": "done payOrder stateChanged",
     "taken": [
      "paying:xstate.done.actor.payOrder:3"
     ],
     "leaves": [
      "resting.orderChanged"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code turns to another order when its sheet was left open, with nothing entered",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":32,\"amountCents\":500},\"codeIsS…",
     "taken": [
      "asking:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code can’t be closed while money may be moving",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"2\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"4\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"6\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"8\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"0\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:2"
     ],
     "leaves": [
      "paying"
     ]
    },
    {
     "event": "payment.closed",
     "taken": [],
     "leaves": [
      "paying"
     ]
    },
    {
     "event": "done payOrder failed (network)",
     "taken": [
      "paying:xstate.done.actor.payOrder:5"
     ],
     "leaves": [
      "asking.payingFailed"
     ]
    },
    {
     "event": "payment.closed",
     "taken": [
      "asking:payment.closed"
     ],
     "leaves": [
      "resting.closed"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs… → {\"asking\":{\"notSet\":{\"choosing\":\"fresh\"}}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "asking:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs… → {\"asking\":\"locked\"}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "asking:payment.requested"
     ],
     "leaves": [
      "asking.locked"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs… → {\"asking\":\"lockedUntilReset\"}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "asking:payment.requested:2"
     ],
     "leaves": [
      "asking.lockedUntilReset"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, code.forgotten → {\"asking\":\"forgotten\"}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested"
     ],
     "leaves": [
      "asking.locked"
     ]
    },
    {
     "event": "code.forgotten",
     "taken": [
      "asking.locked:code.forgotten"
     ],
     "leaves": [
      "asking.forgotten"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs… → {\"asking\":{\"entering\":\"fresh\"}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:2"
     ],
     "leaves": [
      "asking.lockedUntilReset"
     ]
    },
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "asking:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, code.forgotten → {\"asking\":\"forgotten\"}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.forgotten",
     "taken": [
      "asking.entering:code.forgotten"
     ],
     "leaves": [
      "asking.forgotten"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, digit.erased → {\"asking\":{\"notSet\":{\"choosing\":\"fresh\"}}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.erased",
     "taken": [
      "asking.notSet.choosing:digit.erased"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, code.rechosen → {\"asking\":{\"notSet\":{\"choosing\":\"fresh\"}}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "code.rechosen",
     "taken": [
      "asking.notSet.repeating:code.rechosen"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, code.submitted, done verifyCode notSet → {\"asking\":{\"notSet\":{\"choosing\":\"fresh\"}}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode notSet",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:6"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, code.submitted, error verifyCode {\"error\":\"surprise\"} → {\"asking\":{\"entering\":\"unanswered\"}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "error verifyCode {\"error\":\"surprise\"}",
     "taken": [
      "verifying:xstate.error.actor.verifyCode"
     ],
     "leaves": [
      "asking.entering.unanswered"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.erased → {\"asking\":{\"notSet\":\"repeating\"}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.erased",
     "taken": [
      "asking.notSet.repeating:digit.erased"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, code.submitted, done verifyCode proven, error payOrder {\"error\":\"surprise\"} → {\"asking\":\"payingFailed\"}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode proven",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:2"
     ],
     "leaves": [
      "paying"
     ]
    },
    {
     "event": "error payOrder {\"error\":\"surprise\"}",
     "taken": [
      "paying:xstate.error.actor.payOrder"
     ],
     "leaves": [
      "asking.payingFailed"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, code.submitted, done verifyCode failed (network), payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs… → {\"asking\":{\"entering\":\"fresh\"}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.entering:digit.entered"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    },
    {
     "event": "code.submitted",
     "taken": [
      "asking.entering:code.submitted"
     ],
     "leaves": [
      "verifying"
     ]
    },
    {
     "event": "done verifyCode failed (network)",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:7"
     ],
     "leaves": [
      "asking.entering.unanswered"
     ]
    },
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "asking:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, error setCode {\"error\":\"surprise\"} → {\"asking\":{\"notSet\":\"unanswered\"}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered"
     ],
     "leaves": [
      "settingCode"
     ]
    },
    {
     "event": "error setCode {\"error\":\"surprise\"}",
     "taken": [
      "settingCode:xstate.error.actor.setCode"
     ],
     "leaves": [
      "asking.notSet.unanswered"
     ]
    }
   ]
  },
  {
   "title": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, digit.entered {\"digit\":\"1\"}, done setCode failed (network), code.rechosen → {\"asking\":{\"notSet\":{\"choosing\":\"fresh\"}}}",
   "kind": "path",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:4"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered:2"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.choosing:digit.entered"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered:3"
     ],
     "leaves": [
      "asking.notSet.repeating"
     ]
    },
    {
     "event": "digit.entered {\"digit\":\"1\"}",
     "taken": [
      "asking.notSet.repeating:digit.entered"
     ],
     "leaves": [
      "settingCode"
     ]
    },
    {
     "event": "done setCode failed (network)",
     "taken": [
      "settingCode:xstate.done.actor.setCode:3"
     ],
     "leaves": [
      "asking.notSet.unanswered"
     ]
    },
    {
     "event": "code.rechosen",
     "taken": [
      "asking.notSet.unanswered:code.rechosen"
     ],
     "leaves": [
      "asking.notSet.choosing.fresh"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "payment.requested",
   "label": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
   "event": {
    "type": "payment.requested",
    "payment": {
     "operation": "orderPay",
     "subjectId": 31,
     "amountCents": 2490
    },
    "codeIsSet": true
   }
  },
  {
   "type": "payment.requested",
   "label": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
   "event": {
    "type": "payment.requested",
    "payment": {
     "operation": "orderPay",
     "subjectId": 31,
     "amountCents": 2490
    },
    "codeIsSet": false
   }
  },
  {
   "type": "payment.requested",
   "label": "payment.requested {\"payment\":{\"operation\":\"withdraw\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
   "event": {
    "type": "payment.requested",
    "payment": {
     "operation": "withdraw",
     "subjectId": 31,
     "amountCents": 2490
    },
    "codeIsSet": true
   }
  },
  {
   "type": "payment.requested",
   "label": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
   "event": {
    "type": "payment.requested",
    "payment": {
     "operation": "orderPay",
     "subjectId": 31,
     "amountCents": 2490
    },
    "codeIsSet": true,
    "lock": {
     "until": "2026-01-05T10:15:00.000Z",
     "forMs": 900000
    }
   }
  },
  {
   "type": "payment.requested",
   "label": "payment.requested {\"payment\":{\"operation\":\"orderPay\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
   "event": {
    "type": "payment.requested",
    "payment": {
     "operation": "orderPay",
     "subjectId": 31,
     "amountCents": 2490
    },
    "codeIsSet": true,
    "lock": {
     "until": null,
     "forMs": null
    }
   }
  },
  {
   "type": "payment.closed",
   "label": "payment.closed",
   "event": {
    "type": "payment.closed"
   }
  },
  {
   "type": "payment.retried",
   "label": "payment.retried",
   "event": {
    "type": "payment.retried"
   }
  },
  {
   "type": "digit.entered",
   "label": "digit.entered {\"digit\":\"1\"}",
   "event": {
    "type": "digit.entered",
    "digit": "1"
   }
  },
  {
   "type": "digit.entered",
   "label": "digit.entered {\"digit\":\"12\"}",
   "event": {
    "type": "digit.entered",
    "digit": "12"
   }
  },
  {
   "type": "digit.entered",
   "label": "digit.entered {\"digit\":\"１\"}",
   "event": {
    "type": "digit.entered",
    "digit": "１"
   }
  },
  {
   "type": "digit.entered",
   "label": "digit.entered {\"digit\":\"2\"}",
   "event": {
    "type": "digit.entered",
    "digit": "2"
   }
  },
  {
   "type": "digit.erased",
   "label": "digit.erased",
   "event": {
    "type": "digit.erased"
   }
  },
  {
   "type": "code.submitted",
   "label": "code.submitted",
   "event": {
    "type": "code.submitted"
   }
  },
  {
   "type": "code.rechosen",
   "label": "code.rechosen",
   "event": {
    "type": "code.rechosen"
   }
  },
  {
   "type": "code.forgotten",
   "label": "code.forgotten",
   "event": {
    "type": "code.forgotten"
   }
  },
  {
   "type": "settings.opened",
   "label": "settings.opened",
   "event": {
    "type": "settings.opened"
   }
  },
  {
   "type": "topUp.opened",
   "label": "topUp.opened",
   "event": {
    "type": "topUp.opened"
   }
  },
  {
   "type": "xstate.after.lockLeft.paymentCode.asking.locked",
   "label": "after.lockLeft.paymentCode.asking.locked",
   "event": {
    "type": "xstate.after.lockLeft.paymentCode.asking.locked"
   }
  },
  {
   "type": "xstate.done.actor.verifyCode",
   "label": "done verifyCode proven",
   "event": {
    "type": "xstate.done.actor.verifyCode",
    "output": {
     "type": "proven",
     "proof": "proof-1-of-the-right-code-for-this-payment-"
    },
    "actorId": "verifyCode"
   }
  },
  {
   "type": "xstate.done.actor.verifyCode",
   "label": "done verifyCode wrong",
   "event": {
    "type": "xstate.done.actor.verifyCode",
    "output": {
     "type": "wrong",
     "attemptsLeft": 4
    },
    "actorId": "verifyCode"
   }
  },
  {
   "type": "xstate.done.actor.verifyCode",
   "label": "done verifyCode locked",
   "event": {
    "type": "xstate.done.actor.verifyCode",
    "output": {
     "type": "locked",
     "until": "2026-01-05T10:15:00.000Z",
     "forMs": 900000
    },
    "actorId": "verifyCode"
   }
  },
  {
   "type": "xstate.done.actor.verifyCode",
   "label": "done verifyCode locked",
   "event": {
    "type": "xstate.done.actor.verifyCode",
    "output": {
     "type": "locked",
     "until": null,
     "forMs": null
    },
    "actorId": "verifyCode"
   }
  },
  {
   "type": "xstate.done.actor.verifyCode",
   "label": "done verifyCode notSet",
   "event": {
    "type": "xstate.done.actor.verifyCode",
    "output": {
     "type": "notSet"
    },
    "actorId": "verifyCode"
   }
  },
  {
   "type": "xstate.done.actor.verifyCode",
   "label": "done verifyCode failed (network)",
   "event": {
    "type": "xstate.done.actor.verifyCode",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "verifyCode"
   }
  },
  {
   "type": "xstate.error.actor.verifyCode",
   "label": "error verifyCode {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.verifyCode",
    "error": "surprise",
    "actorId": "verifyCode"
   }
  },
  {
   "type": "xstate.done.actor.payOrder",
   "label": "done payOrder paid",
   "event": {
    "type": "xstate.done.actor.payOrder",
    "output": {
     "type": "paid",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": 1,
      "afterSaleStage": null,
      "placedAt": "2026-01-05T10:00:00.000Z",
      "payDeadline": null,
      "arrivesBy": null,
      "totalCents": 2490,
      "quantity": 2,
      "sentQuantity": 0,
      "unsentQuantity": 2,
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
        "sentQuantity": 0,
        "unsentQuantity": 2,
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
    "actorId": "payOrder"
   }
  },
  {
   "type": "xstate.done.actor.payOrder",
   "label": "done payOrder balanceTooLow",
   "event": {
    "type": "xstate.done.actor.payOrder",
    "output": {
     "type": "balanceTooLow",
     "shortCents": 990
    },
    "actorId": "payOrder"
   }
  },
  {
   "type": "xstate.done.actor.payOrder",
   "label": "done payOrder stateChanged",
   "event": {
    "type": "xstate.done.actor.payOrder",
    "output": {
     "type": "stateChanged",
     "order": {
      "id": 31,
      "sn": "HL260105ABCDEFGHJK",
      "status": -1,
      "afterSaleStage": null,
      "placedAt": "2026-01-05T10:00:00.000Z",
      "payDeadline": null,
      "arrivesBy": null,
      "totalCents": 2490,
      "quantity": 2,
      "sentQuantity": 0,
      "unsentQuantity": 2,
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
        "sentQuantity": 0,
        "unsentQuantity": 2,
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
    "actorId": "payOrder"
   }
  },
  {
   "type": "xstate.done.actor.payOrder",
   "label": "done payOrder proofInvalid",
   "event": {
    "type": "xstate.done.actor.payOrder",
    "output": {
     "type": "proofInvalid"
    },
    "actorId": "payOrder"
   }
  },
  {
   "type": "xstate.done.actor.payOrder",
   "label": "done payOrder failed (network)",
   "event": {
    "type": "xstate.done.actor.payOrder",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "payOrder"
   }
  },
  {
   "type": "xstate.error.actor.payOrder",
   "label": "error payOrder {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.payOrder",
    "error": "surprise",
    "actorId": "payOrder"
   }
  },
  {
   "type": "xstate.done.actor.setCode",
   "label": "done setCode set",
   "event": {
    "type": "xstate.done.actor.setCode",
    "output": {
     "type": "set"
    },
    "actorId": "setCode"
   }
  },
  {
   "type": "xstate.done.actor.setCode",
   "label": "done setCode setBefore",
   "event": {
    "type": "xstate.done.actor.setCode",
    "output": {
     "type": "setBefore"
    },
    "actorId": "setCode"
   }
  },
  {
   "type": "xstate.done.actor.setCode",
   "label": "done setCode failed (network)",
   "event": {
    "type": "xstate.done.actor.setCode",
    "output": {
     "type": "failed",
     "failure": {
      "type": "network"
     }
    },
    "actorId": "setCode"
   }
  },
  {
   "type": "xstate.error.actor.setCode",
   "label": "error setCode {\"error\":\"surprise\"}",
   "event": {
    "type": "xstate.error.actor.setCode",
    "error": "surprise",
    "actorId": "setCode"
   }
  }
 ],
 "inputs": []
})
