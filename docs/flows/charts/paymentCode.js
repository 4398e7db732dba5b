(window.flowBook ??= []).push({
 "id": "paymentCode",
 "question": "Is money moved only with the right code, only once, and what if the code is wrong?",
 "description": "The payment code, and paying an order from the balance with it.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 2468 2067\" width=\"2468\" height=\"2067\" role=\"img\" aria-label=\"paymentCode: The payment code, and paying an order from the balance with it.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"2468\" height=\"2067\"/>\n<g class=\"box compound\" data-state=\"paymentCode.resting\"><title>Nothing is being paid; a payment can be asked for.</title><rect x=\"841\" y=\"376\" width=\"361\" height=\"162\" rx=\"12\"/><text class=\"title\" x=\"895.5\" y=\"397\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.closed\"><title>No payment was made yet, or the shopper left it.</title><rect x=\"1070\" y=\"482\" width=\"66\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1080\" y=\"503\" textLength=\"46\" lengthAdjust=\"spacingAndGlyphs\">Closed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.proven\"><title>The code was right; a withdrawal goes on with its proof.</title><rect x=\"857\" y=\"416\" width=\"67\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"867\" y=\"437\" textLength=\"47\" lengthAdjust=\"spacingAndGlyphs\">Proven</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.paid\"><title>The last payment went through: the order waits for delivery.</title><rect x=\"1136\" y=\"416\" width=\"50\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1146\" y=\"437\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\">Paid</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.orderChanged\"><title>The order no longer waits to be paid; the screen shows it as it now is.</title><rect x=\"952\" y=\"416\" width=\"118\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"962\" y=\"437\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">Order changed</text></g>\n<g class=\"box compound\" data-state=\"paymentCode.asking\"><title>The sheet is open and nothing is under way, so the shopper may leave.</title><rect x=\"485\" y=\"698\" width=\"1685.3\" height=\"1165\" rx=\"12\"/><text class=\"title\" x=\"495\" y=\"719\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Asking</text></g>\n<g class=\"box deep compound\" data-state=\"paymentCode.asking.notSet\"><title>“You have not set payment password?” It can be chosen here, six digits.</title><rect x=\"1545.5\" y=\"900\" width=\"608.8\" height=\"500\" rx=\"12\"/><text class=\"title\" x=\"1555.5\" y=\"921\" textLength=\"47\" lengthAdjust=\"spacingAndGlyphs\">Not set</text></g>\n<g class=\"box compound\" data-state=\"paymentCode.asking.notSet.choosing\"><title>The shopper chooses six digits.</title><rect x=\"1689\" y=\"1166\" width=\"166\" height=\"190\" rx=\"12\"/><text class=\"title\" x=\"1746\" y=\"1187\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Choosing</text><g class=\"row\" data-arrow=\"asking.notSet.choosing:digit.entered:2\" data-who=\"shopper\"><title>digit.entered: One digit more.</title><rect class=\"hit\" x=\"1744\" y=\"1196\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1746 1197)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1763\" y=\"1207\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">One digit more</text></g><g class=\"row\" data-arrow=\"asking.notSet.choosing:digit.erased\" data-who=\"shopper\"><title>digit.erased: One digit less.</title><rect class=\"hit\" x=\"1744\" y=\"1210\" width=\"92\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1746 1211)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1763\" y=\"1221\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">One digit less</text></g></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.choosing.fresh\"><title>Nothing was chosen yet.</title><rect x=\"1781\" y=\"1300\" width=\"58\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1791\" y=\"1321\" textLength=\"38\" lengthAdjust=\"spacingAndGlyphs\">Fresh</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.choosing.differed\"><title>The two entries were not the same; it begins anew.</title><rect x=\"1705\" y=\"1234\" width=\"72\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1715\" y=\"1255\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Differed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.repeating\"><title>The same six digits again, against a slip of the finger.</title><rect x=\"2024.3\" y=\"940\" width=\"114\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"2034.3\" y=\"961\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Repeating</text><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.entered:3\" data-who=\"shopper\"><title>digit.entered: One digit more.</title><rect class=\"hit\" x=\"2032.3\" y=\"970\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2034.3 971)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2051.3\" y=\"981\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">One digit more</text></g><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.erased\" data-who=\"shopper\"><title>digit.erased: One digit less.</title><rect class=\"hit\" x=\"2032.3\" y=\"984\" width=\"92\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2034.3 985)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2051.3\" y=\"995\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">One digit less</text></g></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.unanswered\"><title>Nobody knows whether the code was set: setting it again is safe.</title><rect x=\"1849.3\" y=\"958.7\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1859.3\" y=\"979.7\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"box deep compound\" data-state=\"paymentCode.asking.entering\"><title>The shopper enters the payment code.</title><rect x=\"591.5\" y=\"1532\" width=\"564\" height=\"183\" rx=\"12\"/><text class=\"title\" x=\"776.5\" y=\"1559\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Entering</text><g class=\"row\" data-arrow=\"asking.entering:digit.entered\" data-who=\"shopper\"><title>digit.entered: One digit more, up to twelve.</title><rect class=\"hit\" x=\"774.5\" y=\"1568\" width=\"167\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(776.5 1569)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"793.5\" y=\"1579\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">One digit more, up to twelve</text></g><g class=\"row\" data-arrow=\"asking.entering:digit.erased\" data-who=\"shopper\"><title>digit.erased: One digit less.</title><rect class=\"hit\" x=\"774.5\" y=\"1582\" width=\"92\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(776.5 1583)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"793.5\" y=\"1593\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">One digit less</text></g></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.fresh\"><title>Nothing was refused yet.</title><rect x=\"714.5\" y=\"1622\" width=\"58\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"724.5\" y=\"1643\" textLength=\"38\" lengthAdjust=\"spacingAndGlyphs\">Fresh</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.refused\"><title>The code was wrong; the tries left are shown.</title><rect x=\"1064.5\" y=\"1548\" width=\"75\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1074.5\" y=\"1569\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.lapsed\"><title>The proof was too old: the code is asked for once more.</title><rect x=\"967.5\" y=\"1548\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"977.5\" y=\"1569\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Lapsed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.unanswered\"><title>The code could not be checked; it is still there.</title><rect x=\"607.5\" y=\"1548\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"617.5\" y=\"1569\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.forgotten\"><title>A new code can be set with the login password.</title><rect x=\"1211.5\" y=\"1807\" width=\"83\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1221.5\" y=\"1828\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Forgotten</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.locked\"><title>Too many wrong codes: for a while none is taken.</title><rect x=\"1057.5\" y=\"1084\" width=\"68\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1067.5\" y=\"1105\" textLength=\"48\" lengthAdjust=\"spacingAndGlyphs\">Locked</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.lockedUntilReset\"><title>Twenty wrong codes: only a new code, set with the password, helps.</title><rect x=\"1355.5\" y=\"1434\" width=\"136\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1365.5\" y=\"1455\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Locked until reset</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.balanceTooLow\"><title>The balance is short of the sum; the screen says by how much.</title><rect x=\"501\" y=\"738\" width=\"124\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"511\" y=\"759\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Balance too low</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.payingFailed\"><title>Nobody knows whether the payment went through: trying again is safe.</title><rect x=\"1476\" y=\"738\" width=\"105\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1486\" y=\"759\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">Paying failed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.settingCode\"><title>The digits become the payment code; the first time the session is enough.</title><rect x=\"2065\" y=\"1995\" width=\"102\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"2075\" y=\"2016\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">Setting code</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.verifying\"><title>The code is checked. A wrong one is counted before it is looked at.</title><rect x=\"1179\" y=\"0\" width=\"78\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1189\" y=\"21\" textLength=\"58\" lengthAdjust=\"spacingAndGlyphs\">Verifying</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.paying\"><title>The sum moves from the balance to the shop’s trust account.</title><rect x=\"842\" y=\"154\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"852\" y=\"175\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Paying</text></g>\n<circle class=\"dot\" data-start=\"paymentCode\" cx=\"925\" cy=\"35\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M925 40L925 301Q925 308 932 308L1014 308Q1021 308 1021 315L1021 376\"/><path class=\"tip\" d=\"M1021 376L1024.6 368L1017.4 368Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.resting\" cx=\"1103\" cy=\"451\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1103 456L1103 482\"/><path class=\"tip\" d=\"M1103 482L1106.6 474L1099.4 474Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking\" cx=\"689\" cy=\"773\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M689 778L689 1532\"/><path class=\"tip\" d=\"M689 1532L692.6 1524L685.4 1524Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"paymentCode.asking\"><rect x=\"1225.4\" y=\"758\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"1233.4\" y=\"772\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking.notSet\" cx=\"1991.3\" cy=\"1003\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1991.3 1008L1991.3 1039Q1991.3 1046 1984.3 1046L1678.5 1046Q1671.5 1046 1671.5 1053L1671.5 1127Q1671.5 1134 1678.5 1134L1744 1134Q1751 1134 1751 1141L1751 1166\"/><path class=\"tip\" d=\"M1751 1166L1754.6 1158L1747.4 1158Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking.notSet.choosing\" cx=\"1810\" cy=\"1269\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1810 1274L1810 1300\"/><path class=\"tip\" d=\"M1810 1300L1813.6 1292L1806.4 1292Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking.entering\" cx=\"743.5\" cy=\"1591\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M743.5 1596L743.5 1622\"/><path class=\"tip\" d=\"M743.5 1622L747.1 1614L739.9 1614Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested\"><path class=\"line\" d=\"M867 538L867 581Q867 588 874 588L1219 588Q1226 588 1226 595L1226 659Q1226 666 1219 666L1174 666Q1167 666 1167 673L1167 861Q1167 868 1160 868L1115.5 868Q1108.5 868 1108.5 875L1108.5 1084\"/><path class=\"tip\" d=\"M1108.5 1084L1112.1 1076L1104.9 1076Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested:2\"><path class=\"line\" d=\"M877 538L877 557Q877 564 884 564L1418 564Q1425 564 1425 571L1425 665.5Q1425 666 1424.5 666L1424.5 666Q1424 666 1424 666.5L1423.6 685Q1423.5 692 1423.5 699L1423.5 1434\"/><path class=\"tip\" d=\"M1423.5 1434L1427.1 1426L1419.9 1426Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested:3\"><path class=\"line\" d=\"M857 538L857 545Q857 552 850 552L729 552Q722 552 722 559L722 671Q722 678 715 678L661 678Q654 678 654 685L654 1493Q654 1500 661 1500L662 1500Q669 1500 669 1507L669 1532\"/><path class=\"tip\" d=\"M669 1532L672.6 1524L665.4 1524Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested:4\"><path class=\"line\" d=\"M887 538L887 545Q887 552 894 552L1950 552Q1957 552 1957 559L1957.3 685Q1957.3 692 1957.3 699L1957.3 861Q1957.3 868 1950.3 868L1897.8 868Q1890.8 868 1890.8 875L1890.8 900\"/><path class=\"tip\" d=\"M1890.8 900L1894.5 892L1887.2 892Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested\"><path class=\"line\" d=\"M1257.8 778L1257.8 797Q1257.8 804 1250.8 804L1098.5 804Q1091.5 804 1091.5 811L1091.5 1084\"/><path class=\"tip\" d=\"M1091.5 1084L1095.1 1076L1087.9 1076Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested:2\"><path class=\"line\" d=\"M1274 778L1274 1413Q1274 1420 1281 1420L1382.5 1420Q1389.5 1420 1389.5 1427L1389.5 1434\"/><path class=\"tip\" d=\"M1389.5 1434L1393.1 1426L1385.9 1426Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested:3\"><path class=\"line\" d=\"M1241.6 778L1241.6 785Q1241.6 792 1234.6 792L793.5 792Q786.5 792 786.5 799L786.5 1481Q786.5 1488 779.5 1488L706 1488Q699 1488 699 1495L699 1532\"/><path class=\"tip\" d=\"M699 1532L702.6 1524L695.4 1524Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested:4\"><path class=\"line\" d=\"M1290.2 778L1290.2 785Q1290.2 792 1297.2 792L1873.8 792Q1880.8 792 1880.8 799L1880.8 900\"/><path class=\"tip\" d=\"M1880.8 900L1884.5 892L1877.2 892Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:settings.opened asking:payment.closed\"><path class=\"line\" d=\"M618 1863L618 1900Q618 1907 611 1907L274 1907Q267 1907 267 1900L267 339Q267 332 274 332L1024 332Q1031 332 1031 339L1031 376\"/><path class=\"tip\" d=\"M1031 376L1034.6 368L1027.4 368Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.choosing:digit.entered\"><path class=\"line\" d=\"M1705 1356L1705 1363Q1705 1370 1712 1370L2044 1370Q2051 1370 2051 1363L2051 1077Q2051 1070 2058 1070L2085.7 1070Q2092.7 1070 2092.7 1063L2092.7 1008\"/><path class=\"tip\" d=\"M2092.7 1008L2089.1 1016L2096.3 1016Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.repeating:digit.entered\"><path class=\"line\" d=\"M2115.5 1008L2116 1862Q2116 1869 2116 1876L2116 1995\"/><path class=\"tip\" d=\"M2116 1995L2119.6 1987L2112.4 1987Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.repeating:digit.entered:2\"><path class=\"line\" d=\"M2047.1 1008L2047.1 1027Q2047.1 1034 2040.1 1034L1624 1034Q1617 1034 1617 1041L1617 1139Q1617 1146 1624 1146L1734 1146Q1741 1146 1741 1153L1741 1234\"/><path class=\"tip\" d=\"M1741 1234L1744.6 1226L1737.4 1226Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.repeating:code.rechosen\"><path class=\"line\" d=\"M2069.9 1008L2069.9 1051Q2069.9 1058 2062.9 1058L1768 1058Q1761 1058 1761 1065L1761 1166\"/><path class=\"tip\" d=\"M1761 1166L1764.6 1158L1757.4 1158Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.unanswered:code.submitted\"><path class=\"line\" d=\"M1883.7 998.7L1883.7 1015Q1883.7 1022 1876.7 1022L1568.5 1022Q1561.5 1022 1561.5 1029L1562 1862Q1562 1869 1562 1876L1562 1962Q1562 1969 1569 1969L2092 1969Q2099 1969 2099 1976L2099 1995\"/><path class=\"tip\" d=\"M2099 1995L2102.6 1987L2095.4 1987Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.unanswered:code.rechosen\"><path class=\"line\" d=\"M1918 998.7L1918 1127Q1918 1134 1911 1134L1778 1134Q1771 1134 1771 1141L1771 1166\"/><path class=\"tip\" d=\"M1771 1166L1774.6 1158L1767.4 1158Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.entering:code.submitted\"><path class=\"line\" d=\"M607.5 1715L608 1862Q608 1869 608 1876L608 1888Q608 1895 601 1895L373 1895Q366 1895 366 1888L366 61Q366 54 373 54L1180 54Q1187 54 1187 47L1187 40\"/><path class=\"tip\" d=\"M1187 40L1183.4 48L1190.6 48Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.entering:code.forgotten\"><path class=\"line\" d=\"M617.5 1715L617.5 1722Q617.5 1729 624.5 1729L687 1729Q694 1729 694 1736L694 1786Q694 1793 701 1793L1225.3 1793Q1232.3 1793 1232.3 1800L1232.3 1807\"/><path class=\"tip\" d=\"M1232.3 1807L1235.9 1799L1228.6 1799Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.locked:code.forgotten\"><path class=\"line\" d=\"M1102.8 1124L1102.8 1413Q1102.8 1420 1109.8 1420L1246 1420Q1253 1420 1253 1427L1253 1807\"/><path class=\"tip\" d=\"M1253 1807L1256.6 1799L1249.4 1799Z\"/></g>\n<g class=\"arrow clock\" data-line=\"asking.locked:xstate.after.lockLeft.paymentCode.asking.locked\"><path class=\"line\" d=\"M1080.2 1124L1080.2 1413Q1080.2 1420 1073.2 1420L864 1420Q857 1420 857 1427L857 1493Q857 1500 850 1500L716 1500Q709 1500 709 1507L709 1532\"/><path class=\"tip\" d=\"M709 1532L712.6 1524L705.4 1524Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.lockedUntilReset:code.forgotten\"><path class=\"line\" d=\"M1423.5 1474L1423.5 1786Q1423.5 1793 1416.5 1793L1280.8 1793Q1273.8 1793 1273.8 1800L1273.8 1807\"/><path class=\"tip\" d=\"M1273.8 1807L1277.4 1799L1270.1 1799Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.balanceTooLow:topUp.opened\"><path class=\"line\" d=\"M563 778L563 1876Q563 1883 556 1883L476 1883Q469 1883 469 1876L469 351Q469 344 476 344L1034 344Q1041 344 1041 351L1041 376\"/><path class=\"tip\" d=\"M1041 376L1044.6 368L1037.4 368Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.payingFailed:payment.retried\"><path class=\"line\" d=\"M1528.5 778L1529 1862Q1529 1869 1529 1876L1529 1912Q1529 1919 1522 1919L174 1919Q167 1919 167 1912L167 215Q167 208 174 208L844 208Q851 208 851 201L851 194\"/><path class=\"tip\" d=\"M851 194L847.4 202L854.6 202Z\"/></g>\n<g class=\"arrow server\" data-line=\"settingCode:xstate.done.actor.setCode\"><path class=\"line\" d=\"M2150 1995L2150 1988Q2150 1981 2157 1981L2366 1981Q2373 1981 2373 1974L2373 61Q2373 54 2366 54L1256 54Q1249 54 1249 47L1249 40\"/><path class=\"tip\" d=\"M1249 40L1245.4 48L1252.6 48Z\"/></g>\n<g class=\"arrow server\" data-line=\"settingCode:xstate.done.actor.setCode:2\"><path class=\"line\" d=\"M2082 1995L2082 1988Q2082 1981 2075 1981L91 1981Q84 1981 84 1974L84 673Q84 666 91 666L660 666Q667 666 667 673L667 1482Q667 1488 673 1488L673 1488Q679 1488 679 1494L679 1532\"/><path class=\"tip\" d=\"M679 1532L682.6 1524L675.4 1524Z\"/></g>\n<g class=\"arrow server\" data-line=\"settingCode:xstate.done.actor.setCode:3 settingCode:xstate.error.actor.setCode\"><path class=\"line\" d=\"M2133 1995L2133 1976Q2133 1969 2140 1969L2271 1969Q2278 1969 2278 1962L2278 685Q2278 678 2271 678L1977 678Q1970 678 1970.2 685L1970.2 685Q1970.3 692 1970.3 699L1970.3 873Q1970.3 880 1963.3 880L1907.8 880Q1900.8 880 1900.8 887L1900.8 958.7\"/><path class=\"tip\" d=\"M1900.8 958.7L1904.5 950.7L1897.2 950.7Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode\"><path class=\"line\" d=\"M1202 40L1202 71Q1202 78 1195 78L743 78Q736 78 736 85L736 349Q736 356 743 356L884 356Q891 356 890.8 363L890.7 363Q890.5 370 890.5 377L890.5 416\"/><path class=\"tip\" d=\"M890.5 416L894.1 408L886.9 408Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:2\"><path class=\"line\" d=\"M1210 40L1210 83Q1210 90 1203 90L860 90Q853 90 853 97L853 133Q853 140 860 140L868 140Q875 140 875 147L875 154\"/><path class=\"tip\" d=\"M875 154L878.6 146L871.4 146Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:3\"><path class=\"line\" d=\"M1226 40L1226 83Q1226 90 1233 90L1365 90Q1372 90 1372 97L1372 569Q1372 576 1365 576L1329 576Q1322 576 1322 583L1322 671Q1322 678 1315 678L1187 678Q1180 678 1180 685L1180 1481Q1180 1488 1173 1488L1109 1488Q1102 1488 1102 1495L1102 1548\"/><path class=\"tip\" d=\"M1102 1548L1105.6 1540L1098.4 1540Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:4\"><path class=\"line\" d=\"M1218 40L1218 569Q1218 576 1211 576L1022 576Q1015 576 1015 583L1015 861Q1015 868 1022 868L1067.5 868Q1074.5 868 1074.5 875L1074.5 1084\"/><path class=\"tip\" d=\"M1074.5 1084L1078.1 1076L1070.9 1076Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:5\"><path class=\"line\" d=\"M1234 40L1234 71Q1234 78 1241 78L1519 78Q1526 78 1526 85L1526 659Q1526 666 1519 666L1465 666Q1458 666 1457.9 673L1457.6 685Q1457.5 692 1457.5 699L1457.5 1434\"/><path class=\"tip\" d=\"M1457.5 1434L1461.1 1426L1453.9 1426Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:6\"><path class=\"line\" d=\"M1241 40L1241 59Q1241 66 1248 66L1712 66Q1719 66 1719 73L1719 659Q1719 666 1726 666L1796 666Q1803 666 1803.1 673L1803.2 685Q1803.3 692 1803.3 699L1803.3 861Q1803.3 868 1810.3 868L1863.8 868Q1870.8 868 1870.8 875L1870.8 900\"/><path class=\"tip\" d=\"M1870.8 900L1874.5 892L1867.2 892Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:7 verifying:xstate.error.actor.verifyCode\"><path class=\"line\" d=\"M1195 40L1195 59Q1195 66 1188 66L635 66Q628 66 628 73L628 354.5Q628 356 626.5 356L626.5 356Q625 356 625 357.5L625 671Q625 678 632 678L634 678Q641 678 641 685L641 1505Q641 1512 648 1512L652 1512Q659 1512 659 1519L659 1548\"/><path class=\"tip\" d=\"M659 1548L662.6 1540L655.4 1540Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder\"><path class=\"line\" d=\"M888 194L888 213Q888 220 895 220L1027 220Q1034 220 1034 227L1034 301Q1034 308 1041 308L1154 308Q1161 308 1161 315L1161 416\"/><path class=\"tip\" d=\"M1161 416L1164.6 408L1157.4 408Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:2\"><path class=\"line\" d=\"M861 194L861 213Q861 220 854 220L539 220Q532 220 532 227L532 349Q532 356 539 356L540 356Q547 356 547 363L547 545Q547 552 554 552L564 552Q571 552 571 559L571 674Q571 678 567 678L567 678Q563 678 563 682L563 738\"/><path class=\"tip\" d=\"M563 738L566.6 730L559.4 730Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:3\"><path class=\"line\" d=\"M879 194L879 237Q879 244 872 244L838 244Q831 244 831 251L831 313Q831 320 838 320L1004 320Q1011 320 1011 327L1011 416\"/><path class=\"tip\" d=\"M1011 416L1014.6 408L1007.4 408Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:4\"><path class=\"line\" d=\"M870 194L870 225Q870 232 863 232L730 232Q723 232 723 239L723 353.5Q723 356 725.5 356L725.5 356Q728 356 728 358.5L728 557Q728 564 735 564L811 564Q818 564 818 571L818 659Q818 666 825 666L995 666Q1002 666 1002 673L1002 1548\"/><path class=\"tip\" d=\"M1002 1548L1005.6 1540L998.4 1540Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:5 paying:xstate.error.actor.payOrder\"><path class=\"line\" d=\"M898 194L898 201Q898 208 905 208L1617 208Q1624 208 1624 215L1624 671Q1624 678 1617 678L1536 678Q1529 678 1528.8 685L1528.7 685Q1528.5 692 1528.5 699L1528.5 738\"/><path class=\"tip\" d=\"M1528.5 738L1532.1 730L1524.9 730Z\"/></g>\n<g class=\"label\"><rect x=\"1146\" y=\"609\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay while the code is locked, and hears how long.</title><rect class=\"hit\" x=\"1148\" y=\"613\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1150 614)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1167\" y=\"624\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay</text><text x=\"1167\" y=\"638\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">while the code is locked</text></g></g>\n<g class=\"label\"><rect x=\"1339\" y=\"609\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested:2\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay with a code that is locked until it is set anew.</title><rect class=\"hit\" x=\"1341\" y=\"613\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1343 614)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1360\" y=\"624\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay</text><text x=\"1360\" y=\"638\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">with a code that is locked …</text></g></g>\n<g class=\"label\"><rect x=\"642\" y=\"609\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested:3\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay and has a payment code.</title><rect class=\"hit\" x=\"644\" y=\"613\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(646 614)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"663\" y=\"624\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay</text><text x=\"663\" y=\"638\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">and has a payment code</text></g></g>\n<g class=\"label\"><rect x=\"1866\" y=\"609\" width=\"182\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested:4\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay and has no payment code yet.</title><rect class=\"hit\" x=\"1868\" y=\"613\" width=\"178\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1870 614)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1887\" y=\"624\" textLength=\"157\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay and</text><text x=\"1887\" y=\"638\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">has no payment code yet</text></g></g>\n<g class=\"label\"><rect x=\"1032\" y=\"818\" width=\"119\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested\" data-who=\"shopper\"><title>payment.requested: The same, while the code is locked.</title><rect class=\"hit\" x=\"1034\" y=\"822\" width=\"115\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1036 823)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1053\" y=\"833\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">The same, while</text><text x=\"1053\" y=\"847\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">the code is locked</text></g></g>\n<g class=\"label\"><rect x=\"1197\" y=\"818\" width=\"154\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested:2\" data-who=\"shopper\"><title>payment.requested: The same, with a code that is locked until it is set anew.</title><rect class=\"hit\" x=\"1199\" y=\"822\" width=\"150\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1201 823)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1218\" y=\"833\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">The same, with a code</text><text x=\"1218\" y=\"847\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">that is locked until it is …</text></g></g>\n<g class=\"label\"><rect x=\"706\" y=\"1132\" width=\"161\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested:3\" data-who=\"shopper\"><title>payment.requested: The shopper left the sheet for another order and pays that one.</title><rect class=\"hit\" x=\"708\" y=\"1136\" width=\"157\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(710 1137)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"727\" y=\"1147\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">The shopper left the sheet</text><text x=\"727\" y=\"1161\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">for another order and …</text></g></g>\n<g class=\"label\"><rect x=\"1820.3\" y=\"818\" width=\"121\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested:4\" data-who=\"shopper\"><title>payment.requested: The same, without a payment code.</title><rect class=\"hit\" x=\"1822.3\" y=\"822\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1824.3 823)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1841.3\" y=\"833\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The same, without</text><text x=\"1841.3\" y=\"847\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">a payment code</text></g></g>\n<g class=\"label\"><rect x=\"184\" y=\"602\" width=\"166\" height=\"50\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:settings.opened\" data-who=\"shopper\"><title>settings.opened: The shopper sets a code in the settings and comes back to pay.</title><rect class=\"hit\" x=\"186\" y=\"606\" width=\"162\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(188 607)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"205\" y=\"617\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">The shopper sets a code in</text><text x=\"205\" y=\"631\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">the settings and comes …</text></g><g class=\"row\" data-arrow=\"asking:payment.closed\" data-who=\"shopper\"><title>payment.closed: The shopper leaves; the order still waits to be paid.</title><rect class=\"hit\" x=\"186\" y=\"634\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(188 635)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"205\" y=\"645\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">The shopper leaves</text></g></g>\n<g class=\"label\"><rect x=\"2002.5\" y=\"1091\" width=\"97\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.choosing:digit.entered\" data-who=\"shopper\"><title>digit.entered: The sixth digit: all are asked for once more.</title><rect class=\"hit\" x=\"2004.5\" y=\"1095\" width=\"93\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2006.5 1096)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2023.5\" y=\"1106\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">The sixth digit</text></g></g>\n<g class=\"label\"><rect x=\"2053\" y=\"1933\" width=\"125\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.entered\" data-who=\"shopper\"><title>digit.entered: The same six digits: they become the code.</title><rect class=\"hit\" x=\"2055\" y=\"1937\" width=\"121\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2057 1938)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2074\" y=\"1948\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The same six digits</text></g></g>\n<g class=\"label\"><rect x=\"1578.5\" y=\"1091\" width=\"77\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.entered:2\" data-who=\"shopper\"><title>digit.entered: Six others: nothing is set.</title><rect class=\"hit\" x=\"1580.5\" y=\"1095\" width=\"73\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1582.5 1096)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1599.5\" y=\"1106\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Six others</text></g></g>\n<g class=\"label\"><rect x=\"1688.5\" y=\"1084\" width=\"145\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.repeating:code.rechosen\" data-who=\"shopper\"><title>code.rechosen: The shopper would rather have other digits.</title><rect class=\"hit\" x=\"1690.5\" y=\"1088\" width=\"141\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1692.5 1089)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1709.5\" y=\"1099\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper would</text><text x=\"1709.5\" y=\"1113\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">rather have other digits</text></g></g>\n<g class=\"label\"><rect x=\"1476\" y=\"1933\" width=\"172\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.unanswered:code.submitted\" data-who=\"shopper\"><title>code.submitted: Sends the same digits again.</title><rect class=\"hit\" x=\"1478\" y=\"1937\" width=\"168\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1480 1938)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1497\" y=\"1948\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">Sends the same digits again</text></g></g>\n<g class=\"label\"><rect x=\"1845.5\" y=\"1084\" width=\"145\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.unanswered:code.rechosen\" data-who=\"shopper\"><title>code.rechosen: The shopper would rather have other digits.</title><rect class=\"hit\" x=\"1847.5\" y=\"1088\" width=\"141\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1849.5 1089)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1866.5\" y=\"1099\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper would</text><text x=\"1866.5\" y=\"1113\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">rather have other digits</text></g></g>\n<g class=\"label\"><rect x=\"308\" y=\"265\" width=\"116\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.entering:code.submitted\" data-who=\"shopper\"><title>code.submitted: Six digits or more: the shopper pays.</title><rect class=\"hit\" x=\"310\" y=\"269\" width=\"112\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(312 270)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"329\" y=\"280\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">Six digits or more</text></g></g>\n<g class=\"label\"><rect x=\"624.5\" y=\"1743\" width=\"139\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.entering:code.forgotten\" data-who=\"shopper\"><title>code.forgotten: The shopper does not remember the code.</title><rect class=\"hit\" x=\"626.5\" y=\"1747\" width=\"135\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(628.5 1748)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"645.5\" y=\"1758\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">The shopper does not</text><text x=\"645.5\" y=\"1772\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">remember the code</text></g></g>\n<g class=\"label\"><rect x=\"1183.5\" y=\"1602.5\" width=\"139\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.locked:code.forgotten\" data-who=\"shopper\"><title>code.forgotten: The shopper does not remember the code.</title><rect class=\"hit\" x=\"1185.5\" y=\"1606.5\" width=\"135\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1187.5 1607.5)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1204.5\" y=\"1617.5\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">The shopper does not</text><text x=\"1204.5\" y=\"1631.5\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">remember the code</text></g></g>\n<g class=\"label\"><rect x=\"803.5\" y=\"1443\" width=\"107\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.locked:xstate.after.lockLeft.paymentCode.asking.locked\" data-who=\"clock\"><title>after lockLeft: The lock is over.</title><rect class=\"hit\" x=\"805.5\" y=\"1447\" width=\"103\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(807.5 1448)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"824.5\" y=\"1458\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">The lock is over</text></g></g>\n<g class=\"label\"><rect x=\"1334.5\" y=\"1609.5\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.lockedUntilReset:code.forgotten\" data-who=\"shopper\"><title>code.forgotten: The shopper sets a new code.</title><rect class=\"hit\" x=\"1336.5\" y=\"1613.5\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1338.5 1614.5)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1355.5\" y=\"1624.5\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper sets a new code</text></g></g>\n<g class=\"label\"><rect x=\"383\" y=\"609\" width=\"172\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.balanceTooLow:topUp.opened\" data-who=\"shopper\"><title>topUp.opened: The shopper tops up what is missing and comes back to this order.</title><rect class=\"hit\" x=\"385\" y=\"613\" width=\"168\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(387 614)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"404\" y=\"624\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">The shopper tops up what is</text><text x=\"404\" y=\"638\" textLength=\"143\" lengthAdjust=\"spacingAndGlyphs\">missing and comes back …</text></g></g>\n<g class=\"label\"><rect x=\"94\" y=\"436\" width=\"146\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.payingFailed:payment.retried\" data-who=\"shopper\"><title>payment.retried: Sends the same again, so nothing is paid twice.</title><rect class=\"hit\" x=\"96\" y=\"440\" width=\"142\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(98 441)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"115\" y=\"451\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">Sends the same again,</text><text x=\"115\" y=\"465\" textLength=\"121\" lengthAdjust=\"spacingAndGlyphs\">so nothing is paid twice</text></g></g>\n<g class=\"label\"><rect x=\"2310\" y=\"436\" width=\"126\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"settingCode:xstate.done.actor.setCode\" data-who=\"server\"><title>setCode answered: It is set, and paying goes on with it.</title><rect class=\"hit\" x=\"2312\" y=\"440\" width=\"122\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(2314 441)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"2331\" y=\"451\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">It is set, and paying</text><text x=\"2331\" y=\"465\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">goes on with it</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"1262.5\" width=\"135\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"settingCode:xstate.done.actor.setCode:2\" data-who=\"server\"><title>setCode answered: There is one already, set elsewhere: that one is asked for.</title><rect class=\"hit\" x=\"18\" y=\"1266.5\" width=\"131\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 1267.5)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"1277.5\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">There is one already,</text><text x=\"37\" y=\"1291.5\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">set elsewhere</text></g></g>\n<g class=\"label\"><rect x=\"2199\" y=\"1262.5\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"settingCode:xstate.done.actor.setCode:3\" data-who=\"server\"><title>setCode answered: The answer never arrived.</title><rect class=\"hit\" x=\"2201\" y=\"1266.5\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(2203 1267.5)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"2220\" y=\"1277.5\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"settingCode:xstate.error.actor.setCode\" data-who=\"server\"><title>setCode broke down</title><rect class=\"hit\" x=\"2201\" y=\"1280.5\" width=\"128\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(2203 1281.5)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"2220\" y=\"1291.5\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">setCode broke down</text></g></g>\n<g class=\"label\"><rect x=\"657\" y=\"156\" width=\"157\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode\" data-who=\"server\"><title>verifyCode answered: The code is right, and the proof is all that was asked for.</title><rect class=\"hit\" x=\"659\" y=\"160\" width=\"153\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(661 161)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"678\" y=\"171\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">The code is right, and the</text><text x=\"678\" y=\"185\" textLength=\"115\" lengthAdjust=\"spacingAndGlyphs\">proof is all that was …</text></g></g>\n<g class=\"label\"><rect x=\"797\" y=\"104\" width=\"112\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:2\" data-who=\"server\"><title>verifyCode answered: The code is right.</title><rect class=\"hit\" x=\"799\" y=\"108\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(801 109)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"818\" y=\"119\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">The code is right</text></g></g>\n<g class=\"label\"><rect x=\"1311\" y=\"265\" width=\"121\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:3\" data-who=\"server\"><title>verifyCode answered: The code is wrong.</title><rect class=\"hit\" x=\"1313\" y=\"269\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1315 270)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1332\" y=\"280\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The code is wrong</text></g></g>\n<g class=\"label\"><rect x=\"1137\" y=\"265\" width=\"162\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:4\" data-who=\"server\"><title>verifyCode answered: One wrong code too many: 15 minutes, later 24 hours.</title><rect class=\"hit\" x=\"1139\" y=\"269\" width=\"158\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1141 270)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1158\" y=\"280\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">One wrong code too many</text></g></g>\n<g class=\"label\"><rect x=\"1444\" y=\"265\" width=\"164\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:5\" data-who=\"server\"><title>verifyCode answered: Far too many wrong codes.</title><rect class=\"hit\" x=\"1446\" y=\"269\" width=\"160\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1448 270)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1465\" y=\"280\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">Far too many wrong codes</text></g></g>\n<g class=\"label\"><rect x=\"1653\" y=\"258\" width=\"132\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:6\" data-who=\"server\"><title>verifyCode answered: There is no payment code after all.</title><rect class=\"hit\" x=\"1655\" y=\"262\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1657 263)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1674\" y=\"273\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">There is no payment</text><text x=\"1674\" y=\"287\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">code after all</text></g></g>\n<g class=\"label\"><rect x=\"549\" y=\"258\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:7\" data-who=\"server\"><title>verifyCode answered: The answer never arrived.</title><rect class=\"hit\" x=\"551\" y=\"262\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(553 263)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"570\" y=\"273\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"verifying:xstate.error.actor.verifyCode\" data-who=\"server\"><title>verifyCode broke down</title><rect class=\"hit\" x=\"551\" y=\"276\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(553 277)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"570\" y=\"287\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">verifyCode broke down</text></g></g>\n<g class=\"label\"><rect x=\"942\" y=\"265\" width=\"183\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder\" data-who=\"server\"><title>payOrder answered: The order waits for delivery.</title><rect class=\"hit\" x=\"944\" y=\"269\" width=\"179\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(946 270)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><g class=\"icon coin\" transform=\"translate(963 270)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"980\" y=\"280\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">The order waits for delivery</text></g></g>\n<g class=\"label\"><rect x=\"485\" y=\"436\" width=\"124\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:2\" data-who=\"server\"><title>payOrder answered: Not enough money on the balance.</title><rect class=\"hit\" x=\"487\" y=\"440\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(489 441)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"506\" y=\"451\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">Not enough money</text><text x=\"506\" y=\"465\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">on the balance</text></g></g>\n<g class=\"label\"><rect x=\"753\" y=\"258\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:3\" data-who=\"server\"><title>payOrder answered: The order was cancelled, ran out of time, or is paid already.</title><rect class=\"hit\" x=\"755\" y=\"262\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(757 263)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"774\" y=\"273\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">The order was cancelled,</text><text x=\"774\" y=\"287\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">ran out of time</text></g></g>\n<g class=\"label\"><rect x=\"642\" y=\"436\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:4\" data-who=\"server\"><title>payOrder answered: More than two minutes went by since the code was checked.</title><rect class=\"hit\" x=\"644\" y=\"440\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(646 441)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"663\" y=\"451\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">More than two minutes went</text><text x=\"663\" y=\"465\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">by since the code was …</text></g></g>\n<g class=\"label\"><rect x=\"1545\" y=\"436\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:5\" data-who=\"server\"><title>payOrder answered: The answer never arrived.</title><rect class=\"hit\" x=\"1547\" y=\"440\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1549 441)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1566\" y=\"451\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"paying:xstate.error.actor.payOrder\" data-who=\"server\"><title>payOrder broke down</title><rect class=\"hit\" x=\"1547\" y=\"454\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1549 455)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1566\" y=\"465\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">payOrder broke down</text></g></g>\n</svg>\n",
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "isThere": false,
     "text": "codes, locks and proofs have their own tests in tests/api"
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
     "proof": "proof-1"
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
