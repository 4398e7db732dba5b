(window.flowBook ??= []).push({
 "id": "paymentCode",
 "question": "Is money moved only with the right code, only once, and what if the code is wrong?",
 "description": "The payment code, and paying an order from the balance with it.",
 "svg": "<svg data-plan=\"9476dee51145d5c0\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 2292 2065\" width=\"2292\" height=\"2065\" role=\"img\" aria-label=\"paymentCode: The payment code, and paying an order from the balance with it.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"2292\" height=\"2065\"/>\n<g class=\"box compound\" data-state=\"paymentCode.resting\"><title>Nothing is being paid; a payment can be asked for.</title><rect x=\"988\" y=\"392\" width=\"361\" height=\"162\" rx=\"12\"/><text class=\"title\" x=\"1042.5\" y=\"413\" textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Resting</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.closed\"><title>No payment was made yet, or the shopper left it.</title><rect x=\"1217\" y=\"498\" width=\"66\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1227\" y=\"519\" textLength=\"46\" lengthAdjust=\"spacingAndGlyphs\">Closed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.proven\"><title>The code was right; a withdrawal goes on with its proof.</title><rect x=\"1004\" y=\"432\" width=\"67\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1014\" y=\"453\" textLength=\"47\" lengthAdjust=\"spacingAndGlyphs\">Proven</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.paid\"><title>The last payment went through: the order waits for delivery.</title><rect x=\"1283\" y=\"432\" width=\"50\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1293\" y=\"453\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\">Paid</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.resting.orderChanged\"><title>The order no longer waits to be paid; the screen shows it as it now is.</title><rect x=\"1099\" y=\"432\" width=\"118\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1109\" y=\"453\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">Order changed</text></g>\n<g class=\"box compound\" data-state=\"paymentCode.asking\"><title>The sheet is open and nothing is under way, so the shopper may leave.</title><rect x=\"285\" y=\"756\" width=\"1694\" height=\"1129\" rx=\"12\"/><text class=\"title\" x=\"295\" y=\"777\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Asking</text></g>\n<g class=\"box deep compound\" data-state=\"paymentCode.asking.notSet\"><title>“You have not set payment password?” It can be chosen here, six digits.</title><rect x=\"1307.5\" y=\"946\" width=\"587\" height=\"476\" rx=\"12\"/><text class=\"title\" x=\"1317.5\" y=\"967\" textLength=\"47\" lengthAdjust=\"spacingAndGlyphs\">Not set</text></g>\n<g class=\"box compound\" data-state=\"paymentCode.asking.notSet.choosing\"><title>The shopper chooses six digits.</title><rect x=\"1436\" y=\"1188\" width=\"166\" height=\"190\" rx=\"12\"/><text class=\"title\" x=\"1493\" y=\"1209\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Choosing</text><g class=\"row\" data-arrow=\"asking.notSet.choosing:digit.entered:2\" data-who=\"shopper\"><title>digit.entered: One digit more.</title><rect class=\"hit\" x=\"1491\" y=\"1218\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1493 1219)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1510\" y=\"1229\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">One digit more</text></g><g class=\"row\" data-arrow=\"asking.notSet.choosing:digit.erased\" data-who=\"shopper\"><title>digit.erased: One digit less.</title><rect class=\"hit\" x=\"1491\" y=\"1232\" width=\"92\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1493 1233)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1510\" y=\"1243\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">One digit less</text></g></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.choosing.fresh\"><title>Nothing was chosen yet.</title><rect x=\"1528\" y=\"1322\" width=\"58\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1538\" y=\"1343\" textLength=\"38\" lengthAdjust=\"spacingAndGlyphs\">Fresh</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.choosing.differed\"><title>The two entries were not the same; it begins anew.</title><rect x=\"1452\" y=\"1256\" width=\"72\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1462\" y=\"1277\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Differed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.repeating\"><title>The same six digits again, against a slip of the finger.</title><rect x=\"1343.4\" y=\"986\" width=\"114\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"1353.4\" y=\"1007\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Repeating</text><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.entered:3\" data-who=\"shopper\"><title>digit.entered: One digit more.</title><rect class=\"hit\" x=\"1351.4\" y=\"1016\" width=\"98\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1353.4 1017)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1370.4\" y=\"1027\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">One digit more</text></g><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.erased\" data-who=\"shopper\"><title>digit.erased: One digit less.</title><rect class=\"hit\" x=\"1351.4\" y=\"1030\" width=\"92\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1353.4 1031)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1370.4\" y=\"1041\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">One digit less</text></g></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.notSet.unanswered\"><title>Nobody knows whether the code was set: setting it again is safe.</title><rect x=\"1754.7\" y=\"1004.7\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1764.7\" y=\"1025.7\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"box deep compound\" data-state=\"paymentCode.asking.entering\"><title>The shopper enters the payment code.</title><rect x=\"301\" y=\"1554\" width=\"564\" height=\"183\" rx=\"12\"/><text class=\"title\" x=\"486\" y=\"1581\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Entering</text><g class=\"row\" data-arrow=\"asking.entering:digit.entered\" data-who=\"shopper\"><title>digit.entered: One digit more, up to twelve.</title><rect class=\"hit\" x=\"484\" y=\"1590\" width=\"167\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(486 1591)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"503\" y=\"1601\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">One digit more, up to twelve</text></g><g class=\"row\" data-arrow=\"asking.entering:digit.erased\" data-who=\"shopper\"><title>digit.erased: One digit less.</title><rect class=\"hit\" x=\"484\" y=\"1604\" width=\"92\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(486 1605)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"503\" y=\"1615\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">One digit less</text></g></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.fresh\"><title>Nothing was refused yet.</title><rect x=\"424\" y=\"1644\" width=\"58\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"434\" y=\"1665\" textLength=\"38\" lengthAdjust=\"spacingAndGlyphs\">Fresh</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.refused\"><title>The code was wrong; the tries left are shown.</title><rect x=\"774\" y=\"1570\" width=\"75\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"784\" y=\"1591\" textLength=\"55\" lengthAdjust=\"spacingAndGlyphs\">Refused</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.lapsed\"><title>The proof was too old: the code is asked for once more.</title><rect x=\"677\" y=\"1570\" width=\"69\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"687\" y=\"1591\" textLength=\"49\" lengthAdjust=\"spacingAndGlyphs\">Lapsed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.entering.unanswered\"><title>The code could not be checked; it is still there.</title><rect x=\"317\" y=\"1570\" width=\"103\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"327\" y=\"1591\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">Unanswered</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.forgotten\"><title>A new code can be set with the login password.</title><rect x=\"1048.5\" y=\"1829\" width=\"83\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1058.5\" y=\"1850\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Forgotten</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.locked\"><title>Too many wrong codes: for a while none is taken.</title><rect x=\"767\" y=\"1120.4\" width=\"68\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"777\" y=\"1141.4\" textLength=\"48\" lengthAdjust=\"spacingAndGlyphs\">Locked</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.lockedUntilReset\"><title>Twenty wrong codes: only a new code, set with the password, helps.</title><rect x=\"1109.5\" y=\"1456\" width=\"136\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1119.5\" y=\"1477\" textLength=\"116\" lengthAdjust=\"spacingAndGlyphs\">Locked until reset</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.balanceTooLow\"><title>The balance is short of the sum; the screen says by how much.</title><rect x=\"1228.5\" y=\"796\" width=\"124\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1238.5\" y=\"817\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Balance too low</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.asking.payingFailed\"><title>Nobody knows whether the payment went through: trying again is safe.</title><rect x=\"1858\" y=\"796\" width=\"105\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1868\" y=\"817\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">Paying failed</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.settingCode\"><title>The digits become the payment code; the first time the session is enough.</title><rect x=\"1827\" y=\"1993\" width=\"102\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1837\" y=\"2014\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">Setting code</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.verifying\"><title>The code is checked. Its try is counted before anything is said of it.</title><rect x=\"1088\" y=\"16\" width=\"78\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1098\" y=\"37\" textLength=\"58\" lengthAdjust=\"spacingAndGlyphs\">Verifying</text></g>\n<g class=\"leaf\" data-state=\"paymentCode.paying\"><title>The sum moves from the balance to the shop’s trust account.</title><rect x=\"1433\" y=\"182\" width=\"65\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"1443\" y=\"203\" textLength=\"45\" lengthAdjust=\"spacingAndGlyphs\">Paying</text></g>\n<circle class=\"dot\" data-start=\"paymentCode\" cx=\"1199\" cy=\"51\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1199 56L1199 329Q1199 336 1192 336L1175 336Q1168 336 1168 343L1168 392\"/><path class=\"tip\" d=\"M1168 392L1171.6 384L1164.4 384Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.resting\" cx=\"1250\" cy=\"467\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1250 472L1250 498\"/><path class=\"tip\" d=\"M1250 498L1253.6 490L1246.4 490Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking\" cx=\"398.5\" cy=\"831\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M398.5 836L398.5 1554\"/><path class=\"tip\" d=\"M398.5 1554L402.1 1546L394.9 1546Z\"/></g>\n<g class=\"anywhere\" data-anywhere=\"paymentCode.asking\"><rect x=\"893.5\" y=\"816\" width=\"81\" height=\"20\" rx=\"10\"/><text x=\"901.5\" y=\"830\" textLength=\"65\" lengthAdjust=\"spacingAndGlyphs\">Wherever it is</text></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking.notSet\" cx=\"1542.5\" cy=\"1049\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1542.5 1054L1542.5 1137Q1542.5 1144 1535.5 1144L1505 1144Q1498 1144 1498 1151L1498 1188\"/><path class=\"tip\" d=\"M1498 1188L1501.6 1180L1494.4 1180Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking.notSet.choosing\" cx=\"1557\" cy=\"1291\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M1557 1296L1557 1322\"/><path class=\"tip\" d=\"M1557 1322L1560.6 1314L1553.4 1314Z\"/></g>\n<circle class=\"dot\" data-start=\"paymentCode.asking.entering\" cx=\"453\" cy=\"1613\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M453 1618L453 1644\"/><path class=\"tip\" d=\"M453 1644L456.6 1636L449.4 1636Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested\"><path class=\"line\" d=\"M1014 554L1014 573Q1014 580 1007 580L884 580Q877 580 877 587L876.5 743Q876.5 750 876.5 757L876.5 919Q876.5 926 869.5 926L825 926Q818 926 818 933L818 1120.4\"/><path class=\"tip\" d=\"M818 1120.4L821.6 1112.4L814.4 1112.4Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested:2\"><path class=\"line\" d=\"M1024 554L1024 573Q1024 580 1031 580L1171 580Q1178 580 1178 587L1177.5 743Q1177.5 750 1177.5 757L1177.5 1456\"/><path class=\"tip\" d=\"M1177.5 1456L1181.1 1448L1173.9 1448Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested:3\"><path class=\"line\" d=\"M1004 554L1004 561Q1004 568 997 568L590 568Q583 568 583 575L583 729Q583 736 576 736L371 736Q364 736 363.8 743L363.7 743Q363.5 750 363.5 757L363.5 1515Q363.5 1522 370.5 1522L371.5 1522Q378.5 1522 378.5 1529L378.5 1554\"/><path class=\"tip\" d=\"M378.5 1554L382.1 1546L374.9 1546Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"resting:payment.requested:4\"><path class=\"line\" d=\"M1034 554L1034 561Q1034 568 1041 568L1667 568Q1674 568 1674 575L1674 705Q1674 712 1681 712L1761 712Q1768 712 1768 719L1768.1 743Q1768.2 750 1768.2 757L1768.2 946\"/><path class=\"tip\" d=\"M1768.2 946L1771.8 938L1764.5 938Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested\"><path class=\"line\" d=\"M925.9 836L925.9 855Q925.9 862 918.9 862L808 862Q801 862 801 869L801 1120.4\"/><path class=\"tip\" d=\"M801 1120.4L804.6 1112.4L797.4 1112.4Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested:2\"><path class=\"line\" d=\"M942.1 836L942.1 855Q942.1 862 949.1 862L1077.5 862Q1084.5 862 1084.5 869L1084.5 1435Q1084.5 1442 1091.5 1442L1136.5 1442Q1143.5 1442 1143.5 1449L1143.5 1456\"/><path class=\"tip\" d=\"M1143.5 1456L1147.1 1448L1139.9 1448Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested:3\"><path class=\"line\" d=\"M909.7 836L909.7 843Q909.7 850 902.7 850L503 850Q496 850 496 857L496 1503Q496 1510 489 1510L415.5 1510Q408.5 1510 408.5 1517L408.5 1554\"/><path class=\"tip\" d=\"M408.5 1554L412.1 1546L404.9 1546Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:payment.requested:4\"><path class=\"line\" d=\"M958.3 836L958.3 843Q958.3 850 965.3 850L1361 850Q1368 850 1368 857L1368 919Q1368 926 1375 926L1751.2 926Q1758.2 926 1758.2 933L1758.2 946\"/><path class=\"tip\" d=\"M1758.2 946L1761.8 938L1754.5 938Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking:settings.opened asking:settings.opened:2 asking:payment.closed asking:payment.closed:2\"><path class=\"line\" d=\"M1888 1885L1888 1910Q1888 1917 1895 1917L2000 1917Q2007 1917 2007 1910L2007 731Q2007 724 2014 724L2088 724Q2095 724 2095 717L2095 355Q2095 348 2088 348L1185 348Q1178 348 1178 355L1178 392\"/><path class=\"tip\" d=\"M1178 392L1181.6 384L1174.4 384Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.choosing:digit.entered\"><path class=\"line\" d=\"M1452 1378L1452 1385Q1452 1392 1445 1392L1396 1392Q1389 1392 1389 1385L1389 1054\"/><path class=\"tip\" d=\"M1389 1054L1385.4 1062L1392.6 1062Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.repeating:digit.entered\"><path class=\"line\" d=\"M1366.2 1054L1366.2 1061Q1366.2 1068 1359.2 1068L1330.5 1068Q1323.5 1068 1323.5 1075L1324 1884Q1324 1891 1324 1898L1324 1960Q1324 1967 1331 1967L1854 1967Q1861 1967 1861 1974L1861 1993\"/><path class=\"tip\" d=\"M1861 1993L1864.6 1985L1857.4 1985Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.repeating:digit.entered:2\"><path class=\"line\" d=\"M1411.8 1054L1411.8 1073Q1411.8 1080 1418.8 1080L1481 1080Q1488 1080 1488 1087L1488 1256\"/><path class=\"tip\" d=\"M1488 1256L1491.6 1248L1484.4 1248Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.repeating:code.rechosen\"><path class=\"line\" d=\"M1434.6 1054L1434.6 1061Q1434.6 1068 1441.6 1068L1625 1068Q1632 1068 1632 1075L1632 1149Q1632 1156 1625 1156L1515 1156Q1508 1156 1508 1163L1508 1188\"/><path class=\"tip\" d=\"M1508 1188L1511.6 1180L1504.4 1180Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.unanswered:code.submitted\"><path class=\"line\" d=\"M1823.3 1044.7L1823.3 1061Q1823.3 1068 1830.3 1068L1870.5 1068Q1877.5 1068 1877.5 1075L1878 1884Q1878 1891 1878 1898L1878 1993\"/><path class=\"tip\" d=\"M1878 1993L1881.6 1985L1874.4 1985Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.notSet.unanswered:code.rechosen\"><path class=\"line\" d=\"M1789 1044.7L1789 1161Q1789 1168 1782 1168L1525 1168Q1518 1168 1518 1175L1518 1188\"/><path class=\"tip\" d=\"M1518 1188L1521.6 1180L1514.4 1180Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.entering:code.submitted\"><path class=\"line\" d=\"M317 1737L317 1898Q317 1905 310 1905L276 1905Q269 1905 269 1898L269 77Q269 70 276 70L1088 70Q1095 70 1095 63L1095 56\"/><path class=\"tip\" d=\"M1095 56L1091.4 64L1098.6 64Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.entering:code.forgotten\"><path class=\"line\" d=\"M327 1737L327 1744Q327 1751 334 1751L1083 1751Q1090 1751 1090 1758L1090 1829\"/><path class=\"tip\" d=\"M1090 1829L1093.6 1821L1086.4 1821Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.locked:code.forgotten\"><path class=\"line\" d=\"M812.3 1160.4L812.3 1435Q812.3 1442 819.3 1442L996.5 1442Q1003.5 1442 1003.5 1449L1003.5 1808Q1003.5 1815 1010.5 1815L1062.3 1815Q1069.3 1815 1069.3 1822L1069.3 1829\"/><path class=\"tip\" d=\"M1069.3 1829L1072.9 1821L1065.6 1821Z\"/></g>\n<g class=\"arrow clock\" data-line=\"asking.locked:xstate.after.lockLeft.paymentCode.asking.locked\"><path class=\"line\" d=\"M789.7 1160.4L789.7 1435Q789.7 1442 782.7 1442L573.5 1442Q566.5 1442 566.5 1449L566.5 1515Q566.5 1522 559.5 1522L425.5 1522Q418.5 1522 418.5 1529L418.5 1554\"/><path class=\"tip\" d=\"M418.5 1554L422.1 1546L414.9 1546Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.lockedUntilReset:code.forgotten\"><path class=\"line\" d=\"M1177.5 1496L1177.5 1808Q1177.5 1815 1170.5 1815L1117.8 1815Q1110.8 1815 1110.8 1822L1110.8 1829\"/><path class=\"tip\" d=\"M1110.8 1829L1114.4 1821L1107.1 1821Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.balanceTooLow:topUp.opened\"><path class=\"line\" d=\"M1290.5 836L1291 1884Q1291 1891 1291 1898L1291 1910Q1291 1917 1284 1917L174 1917Q167 1917 167 1910L167 367Q167 360 174 360L1181 360Q1188 360 1188 367L1188 392\"/><path class=\"tip\" d=\"M1188 392L1191.6 384L1184.4 384Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"asking.payingFailed:payment.retried\"><path class=\"line\" d=\"M1910.5 836L1911 1884Q1911 1891 1911 1898L1911 1898Q1911 1905 1918 1905L1988 1905Q1995 1905 1995 1898L1995 243Q1995 236 1988 236L1496 236Q1489 236 1489 229L1489 222\"/><path class=\"tip\" d=\"M1489 222L1485.4 230L1492.6 230Z\"/></g>\n<g class=\"arrow server\" data-line=\"settingCode:xstate.done.actor.setCode\"><path class=\"line\" d=\"M1912 1993L1912 1986Q1912 1979 1919 1979L2190 1979Q2197 1979 2197 1972L2197 77Q2197 70 2190 70L1166 70Q1159 70 1159 63L1159 56\"/><path class=\"tip\" d=\"M1159 56L1155.4 64L1162.6 64Z\"/></g>\n<g class=\"arrow server\" data-line=\"settingCode:xstate.done.actor.setCode:2\"><path class=\"line\" d=\"M1844 1993L1844 1986Q1844 1979 1837 1979L91 1979Q84 1979 84 1972L84 731Q84 724 91 724L370 724Q377 724 376.9 731L376.6 743Q376.5 750 376.5 757L376.5 1504Q376.5 1510 382.5 1510L382.5 1510Q388.5 1510 388.5 1516L388.5 1554\"/><path class=\"tip\" d=\"M388.5 1554L392.1 1546L384.9 1546Z\"/></g>\n<g class=\"arrow server\" data-line=\"settingCode:xstate.done.actor.setCode:3 settingCode:xstate.error.actor.setCode\"><path class=\"line\" d=\"M1895 1993L1895 1974Q1895 1967 1902 1967L2095 1967Q2102 1967 2102 1960L2102 719Q2102 712 2095 712L1813 712Q1806 712 1806 719L1806.1 743Q1806.2 750 1806.2 757L1806.2 1004.7\"/><path class=\"tip\" d=\"M1806.2 1004.7L1809.8 996.7L1802.5 996.7Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode\"><path class=\"line\" d=\"M1123 56L1123 111Q1123 118 1116 118L1037 118Q1030 118 1030 125L1030 241Q1030 248 1023 248L1017 248Q1010 248 1010 255L1010 365Q1010 372 1017 372L1031 372Q1038 372 1037.8 379L1037.7 379Q1037.5 386 1037.5 393L1037.5 432\"/><path class=\"tip\" d=\"M1037.5 432L1041.1 424L1033.9 424Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:2\"><path class=\"line\" d=\"M1138 56L1138 99Q1138 106 1145 106L1435 106Q1442 106 1442 113L1442 161Q1442 168 1449 168L1459 168Q1466 168 1466 175L1466 182\"/><path class=\"tip\" d=\"M1466 182L1469.6 174L1462.4 174Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:3\"><path class=\"line\" d=\"M1116 56L1116 99Q1116 106 1109 106L941 106Q934 106 934 113L934 585Q934 592 941 592L984 592Q991 592 991 599L990.5 743Q990.5 750 990.5 757L990.5 1503Q990.5 1510 983.5 1510L818.5 1510Q811.5 1510 811.5 1517L811.5 1570\"/><path class=\"tip\" d=\"M811.5 1570L815.1 1562L807.9 1562Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:4\"><path class=\"line\" d=\"M1109 56L1109 87Q1109 94 1102 94L787 94Q780 94 780 101L780 573Q780 580 773 580L732 580Q725 580 725 587L724.5 743Q724.5 750 724.5 757L724.5 919Q724.5 926 731.5 926L777 926Q784 926 784 933L784 1120.4\"/><path class=\"tip\" d=\"M784 1120.4L787.6 1112.4L780.4 1112.4Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:5\"><path class=\"line\" d=\"M1145 56L1145 87Q1145 94 1152 94L1507 94Q1514 94 1514 101L1514 705Q1514 712 1507 712L1219 712Q1212 712 1211.9 719L1211.6 743Q1211.5 750 1211.5 757L1211.5 1456\"/><path class=\"tip\" d=\"M1211.5 1456L1215.1 1448L1207.9 1448Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:6\"><path class=\"line\" d=\"M1131 56L1131 111Q1131 118 1138 118L1332 118Q1339 118 1339 125L1339 265Q1339 272 1346 272L1408 272Q1415 272 1415 279L1415 353Q1415 360 1408 360L1325 360Q1318 360 1318 367L1318 392\"/><path class=\"tip\" d=\"M1318 392L1321.6 384L1314.4 384Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:7\"><path class=\"line\" d=\"M1152 56L1152 75Q1152 82 1159 82L1728 82Q1735 82 1735 89L1735 561Q1735 568 1742 568L1774 568Q1781 568 1781 575L1781.2 743Q1781.2 750 1781.2 757L1781.2 924.5Q1781.2 926 1779.7 926L1779.7 926Q1778.2 926 1778.2 927.5L1778.2 946\"/><path class=\"tip\" d=\"M1778.2 946L1781.8 938L1774.5 938Z\"/></g>\n<g class=\"arrow server\" data-line=\"verifying:xstate.done.actor.verifyCode:8 verifying:xstate.error.actor.verifyCode\"><path class=\"line\" d=\"M1102 56L1102 75Q1102 82 1095 82L425 82Q418 82 418 89L418 705Q418 712 411 712L358 712Q351 712 350.9 719L350.6 743Q350.5 750 350.5 757L350.5 1527Q350.5 1534 357.5 1534L361.5 1534Q368.5 1534 368.5 1541L368.5 1570\"/><path class=\"tip\" d=\"M368.5 1570L372.1 1562L364.9 1562Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder\"><path class=\"line\" d=\"M1461 222L1461 253Q1461 260 1454 260L1315 260Q1308 260 1308 267L1308 432\"/><path class=\"tip\" d=\"M1308 432L1311.6 424L1304.4 424Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:2\"><path class=\"line\" d=\"M1470 222L1470 253Q1470 260 1477 260L1605 260Q1612 260 1612 267L1612 573Q1612 580 1605 580L1573 580Q1566 580 1566 587L1566 717Q1566 724 1559 724L1298 724Q1291 724 1290.9 731L1290.6 743Q1290.5 750 1290.5 757L1290.5 796\"/><path class=\"tip\" d=\"M1290.5 796L1294.1 788L1286.9 788Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:3\"><path class=\"line\" d=\"M1452 222L1452 241Q1452 248 1445 248L1112 248Q1105 248 1105 255L1105 365Q1105 372 1112 372L1151 372Q1158 372 1158 379L1158 432\"/><path class=\"tip\" d=\"M1158 432L1161.6 424L1154.4 424Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:4\"><path class=\"line\" d=\"M1442 222L1442 229Q1442 236 1435 236L686 236Q679 236 679 243L679 705Q679 712 686 712L705 712Q712 712 711.9 719L711.6 743Q711.5 750 711.5 757L711.5 1570\"/><path class=\"tip\" d=\"M711.5 1570L715.1 1562L707.9 1562Z\"/></g>\n<g class=\"arrow server\" data-line=\"paying:xstate.done.actor.payOrder:5 paying:xstate.error.actor.payOrder\"><path class=\"line\" d=\"M1479 222L1479 241Q1479 248 1486 248L1824 248Q1831 248 1831 255L1831 717Q1831 724 1838 724L1904 724Q1911 724 1910.9 731L1910.6 743Q1910.5 750 1910.5 757L1910.5 796\"/><path class=\"tip\" d=\"M1910.5 796L1914.1 788L1906.9 788Z\"/></g>\n<g class=\"label\"><rect x=\"797\" y=\"634\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay while the code is locked, and hears how long.</title><rect class=\"hit\" x=\"799\" y=\"638\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(801 639)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"818\" y=\"649\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay</text><text x=\"818\" y=\"663\" textLength=\"124\" lengthAdjust=\"spacingAndGlyphs\">while the code is locked</text></g></g>\n<g class=\"label\"><rect x=\"1092\" y=\"634\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested:2\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay with a code that is locked until it is set anew.</title><rect class=\"hit\" x=\"1094\" y=\"638\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1096 639)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1113\" y=\"649\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay</text><text x=\"1113\" y=\"663\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">with a code that is locked …</text></g></g>\n<g class=\"label\"><rect x=\"503\" y=\"634\" width=\"160\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested:3\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay and has a payment code.</title><rect class=\"hit\" x=\"505\" y=\"638\" width=\"156\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(507 639)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"524\" y=\"649\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay</text><text x=\"524\" y=\"663\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">and has a payment code</text></g></g>\n<g class=\"label\"><rect x=\"1583\" y=\"634\" width=\"182\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"resting:payment.requested:4\" data-who=\"shopper\"><title>payment.requested: The shopper wants to pay and has no payment code yet.</title><rect class=\"hit\" x=\"1585\" y=\"638\" width=\"178\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1587 639)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1604\" y=\"649\" textLength=\"157\" lengthAdjust=\"spacingAndGlyphs\">The shopper wants to pay and</text><text x=\"1604\" y=\"663\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">has no payment code yet</text></g></g>\n<g class=\"label\"><rect x=\"741.5\" y=\"876\" width=\"119\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested\" data-who=\"shopper\"><title>payment.requested: The same, while the code is locked.</title><rect class=\"hit\" x=\"743.5\" y=\"880\" width=\"115\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(745.5 881)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"762.5\" y=\"891\" textLength=\"85\" lengthAdjust=\"spacingAndGlyphs\">The same, while</text><text x=\"762.5\" y=\"905\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">the code is locked</text></g></g>\n<g class=\"label\"><rect x=\"1007.5\" y=\"876\" width=\"154\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested:2\" data-who=\"shopper\"><title>payment.requested: The same, with a code that is locked until it is set anew.</title><rect class=\"hit\" x=\"1009.5\" y=\"880\" width=\"150\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1011.5 881)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1028.5\" y=\"891\" textLength=\"118\" lengthAdjust=\"spacingAndGlyphs\">The same, with a code</text><text x=\"1028.5\" y=\"905\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">that is locked until it is …</text></g></g>\n<g class=\"label\"><rect x=\"415.5\" y=\"1166\" width=\"161\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested:3\" data-who=\"shopper\"><title>payment.requested: The shopper left the sheet for another order and pays that one.</title><rect class=\"hit\" x=\"417.5\" y=\"1170\" width=\"157\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(419.5 1171)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"436.5\" y=\"1181\" textLength=\"136\" lengthAdjust=\"spacingAndGlyphs\">The shopper left the sheet</text><text x=\"436.5\" y=\"1195\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">for another order and …</text></g></g>\n<g class=\"label\"><rect x=\"1307.5\" y=\"876\" width=\"121\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:payment.requested:4\" data-who=\"shopper\"><title>payment.requested: The same, without a payment code.</title><rect class=\"hit\" x=\"1309.5\" y=\"880\" width=\"117\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1311.5 881)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1328.5\" y=\"891\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The same, without</text><text x=\"1328.5\" y=\"905\" textLength=\"83\" lengthAdjust=\"spacingAndGlyphs\">a payment code</text></g></g>\n<g class=\"label\"><rect x=\"2012\" y=\"606\" width=\"166\" height=\"92\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking:settings.opened\" data-who=\"shopper\"><title>settings.opened: The shopper sets a code in the settings and withdraws then.</title><rect class=\"hit\" x=\"2014\" y=\"610\" width=\"150\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2016 611)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2033\" y=\"621\" textLength=\"129\" lengthAdjust=\"spacingAndGlyphs\">The shopper sets a code</text><text x=\"2033\" y=\"635\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">in the settings and …</text></g><g class=\"row\" data-arrow=\"asking:settings.opened:2\" data-who=\"shopper\"><title>settings.opened: The shopper sets a code in the settings and comes back to pay.</title><rect class=\"hit\" x=\"2014\" y=\"638\" width=\"162\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2016 639)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2033\" y=\"649\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">The shopper sets a code in</text><text x=\"2033\" y=\"663\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">the settings and comes …</text></g><g class=\"row\" data-arrow=\"asking:payment.closed\" data-who=\"shopper\"><title>payment.closed: The shopper leaves; the withdrawal is not asked for.</title><rect class=\"hit\" x=\"2014\" y=\"666\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2016 667)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2033\" y=\"677\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">The shopper leaves</text></g><g class=\"row\" data-arrow=\"asking:payment.closed:2\" data-who=\"shopper\"><title>payment.closed: The shopper leaves; the order still waits to be paid.</title><rect class=\"hit\" x=\"2014\" y=\"680\" width=\"124\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(2016 681)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"2033\" y=\"691\" textLength=\"103\" lengthAdjust=\"spacingAndGlyphs\">The shopper leaves</text></g></g>\n<g class=\"label\"><rect x=\"1340.5\" y=\"1101\" width=\"97\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.choosing:digit.entered\" data-who=\"shopper\"><title>digit.entered: The sixth digit: all are asked for once more.</title><rect class=\"hit\" x=\"1342.5\" y=\"1105\" width=\"93\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1344.5 1106)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1361.5\" y=\"1116\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">The sixth digit</text></g></g>\n<g class=\"label\"><rect x=\"1261\" y=\"1931\" width=\"125\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.entered\" data-who=\"shopper\"><title>digit.entered: The same six digits: they become the code.</title><rect class=\"hit\" x=\"1263\" y=\"1935\" width=\"121\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1265 1936)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1282\" y=\"1946\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The same six digits</text></g></g>\n<g class=\"label\"><rect x=\"1449.5\" y=\"1101\" width=\"77\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.repeating:digit.entered:2\" data-who=\"shopper\"><title>digit.entered: Six others: nothing is set.</title><rect class=\"hit\" x=\"1451.5\" y=\"1105\" width=\"73\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1453.5 1106)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1470.5\" y=\"1116\" textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\">Six others</text></g></g>\n<g class=\"label\"><rect x=\"1559.5\" y=\"1094\" width=\"145\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.repeating:code.rechosen\" data-who=\"shopper\"><title>code.rechosen: The shopper would rather have other digits.</title><rect class=\"hit\" x=\"1561.5\" y=\"1098\" width=\"141\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1563.5 1099)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1580.5\" y=\"1109\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper would</text><text x=\"1580.5\" y=\"1123\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">rather have other digits</text></g></g>\n<g class=\"label\"><rect x=\"1792\" y=\"1931\" width=\"172\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.unanswered:code.submitted\" data-who=\"shopper\"><title>code.submitted: Sends the same digits again.</title><rect class=\"hit\" x=\"1794\" y=\"1935\" width=\"168\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1796 1936)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1813\" y=\"1946\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">Sends the same digits again</text></g></g>\n<g class=\"label\"><rect x=\"1716.5\" y=\"1094\" width=\"145\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.notSet.unanswered:code.rechosen\" data-who=\"shopper\"><title>code.rechosen: The shopper would rather have other digits.</title><rect class=\"hit\" x=\"1718.5\" y=\"1098\" width=\"141\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1720.5 1099)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1737.5\" y=\"1109\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper would</text><text x=\"1737.5\" y=\"1123\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">rather have other digits</text></g></g>\n<g class=\"label\"><rect x=\"211\" y=\"293\" width=\"116\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.entering:code.submitted\" data-who=\"shopper\"><title>code.submitted: Six digits or more: the shopper pays.</title><rect class=\"hit\" x=\"213\" y=\"297\" width=\"112\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(215 298)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"232\" y=\"308\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">Six digits or more</text></g></g>\n<g class=\"label\"><rect x=\"1020.5\" y=\"1765\" width=\"139\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.entering:code.forgotten\" data-who=\"shopper\"><title>code.forgotten: The shopper does not remember the code.</title><rect class=\"hit\" x=\"1022.5\" y=\"1769\" width=\"135\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1024.5 1770)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1041.5\" y=\"1780\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">The shopper does not</text><text x=\"1041.5\" y=\"1794\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">remember the code</text></g></g>\n<g class=\"label\"><rect x=\"934\" y=\"1624.5\" width=\"139\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.locked:code.forgotten\" data-who=\"shopper\"><title>code.forgotten: The shopper does not remember the code.</title><rect class=\"hit\" x=\"936\" y=\"1628.5\" width=\"135\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(938 1629.5)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"955\" y=\"1639.5\" textLength=\"114\" lengthAdjust=\"spacingAndGlyphs\">The shopper does not</text><text x=\"955\" y=\"1653.5\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">remember the code</text></g></g>\n<g class=\"label\"><rect x=\"513\" y=\"1465\" width=\"107\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.locked:xstate.after.lockLeft.paymentCode.asking.locked\" data-who=\"clock\"><title>after lockLeft: The lock is over.</title><rect class=\"hit\" x=\"515\" y=\"1469\" width=\"103\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(517 1470)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"534\" y=\"1480\" textLength=\"82\" lengthAdjust=\"spacingAndGlyphs\">The lock is over</text></g></g>\n<g class=\"label\"><rect x=\"1088.5\" y=\"1631.5\" width=\"178\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.lockedUntilReset:code.forgotten\" data-who=\"shopper\"><title>code.forgotten: The shopper sets a new code.</title><rect class=\"hit\" x=\"1090.5\" y=\"1635.5\" width=\"174\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1092.5 1636.5)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1109.5\" y=\"1646.5\" textLength=\"153\" lengthAdjust=\"spacingAndGlyphs\">The shopper sets a new code</text></g></g>\n<g class=\"label\"><rect x=\"81\" y=\"634\" width=\"172\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.balanceTooLow:topUp.opened\" data-who=\"shopper\"><title>topUp.opened: The shopper tops up what is missing and comes back to this order.</title><rect class=\"hit\" x=\"83\" y=\"638\" width=\"168\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(85 639)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"102\" y=\"649\" textLength=\"147\" lengthAdjust=\"spacingAndGlyphs\">The shopper tops up what is</text><text x=\"102\" y=\"663\" textLength=\"143\" lengthAdjust=\"spacingAndGlyphs\">missing and comes back …</text></g></g>\n<g class=\"label\"><rect x=\"1922\" y=\"452\" width=\"146\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"asking.payingFailed:payment.retried\" data-who=\"shopper\"><title>payment.retried: Sends the same again, so nothing is paid twice.</title><rect class=\"hit\" x=\"1924\" y=\"456\" width=\"142\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(1926 457)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"1943\" y=\"467\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">Sends the same again,</text><text x=\"1943\" y=\"481\" textLength=\"121\" lengthAdjust=\"spacingAndGlyphs\">so nothing is paid twice</text></g></g>\n<g class=\"label\"><rect x=\"2134\" y=\"452\" width=\"126\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"settingCode:xstate.done.actor.setCode\" data-who=\"server\"><title>setCode answered: It is set, and paying goes on with it.</title><rect class=\"hit\" x=\"2136\" y=\"456\" width=\"122\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(2138 457)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"2155\" y=\"467\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">It is set, and paying</text><text x=\"2155\" y=\"481\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">goes on with it</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"1302.5\" width=\"135\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"settingCode:xstate.done.actor.setCode:2\" data-who=\"server\"><title>setCode answered: There is one already, set elsewhere: that one is asked for.</title><rect class=\"hit\" x=\"18\" y=\"1306.5\" width=\"131\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(20 1307.5)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"37\" y=\"1317.5\" textLength=\"110\" lengthAdjust=\"spacingAndGlyphs\">There is one already,</text><text x=\"37\" y=\"1331.5\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">set elsewhere</text></g></g>\n<g class=\"label\"><rect x=\"2023\" y=\"1302.5\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"settingCode:xstate.done.actor.setCode:3\" data-who=\"server\"><title>setCode answered: The answer never arrived.</title><rect class=\"hit\" x=\"2025\" y=\"1306.5\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(2027 1307.5)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"2044\" y=\"1317.5\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"settingCode:xstate.error.actor.setCode\" data-who=\"server\"><title>setCode broke down</title><rect class=\"hit\" x=\"2025\" y=\"1320.5\" width=\"128\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(2027 1321.5)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"2044\" y=\"1331.5\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">setCode broke down</text></g></g>\n<g class=\"label\"><rect x=\"951\" y=\"184\" width=\"157\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode\" data-who=\"server\"><title>verifyCode answered: The code is right, and the withdrawal that asked for it gets the proof.</title><rect class=\"hit\" x=\"953\" y=\"188\" width=\"153\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(955 189)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"972\" y=\"199\" textLength=\"132\" lengthAdjust=\"spacingAndGlyphs\">The code is right, and the</text><text x=\"972\" y=\"213\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">withdrawal that asked …</text></g></g>\n<g class=\"label\"><rect x=\"1386\" y=\"132\" width=\"112\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:2\" data-who=\"server\"><title>verifyCode answered: The code is right.</title><rect class=\"hit\" x=\"1388\" y=\"136\" width=\"108\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1390 137)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1407\" y=\"147\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">The code is right</text></g></g>\n<g class=\"label\"><rect x=\"873\" y=\"293\" width=\"121\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:3\" data-who=\"server\"><title>verifyCode answered: The code is wrong.</title><rect class=\"hit\" x=\"875\" y=\"297\" width=\"117\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(877 298)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"894\" y=\"308\" textLength=\"96\" lengthAdjust=\"spacingAndGlyphs\">The code is wrong</text></g></g>\n<g class=\"label\"><rect x=\"699\" y=\"293\" width=\"162\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:4\" data-who=\"server\"><title>verifyCode answered: One wrong code too many: 15 minutes, later 24 hours.</title><rect class=\"hit\" x=\"701\" y=\"297\" width=\"158\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(703 298)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"720\" y=\"308\" textLength=\"137\" lengthAdjust=\"spacingAndGlyphs\">One wrong code too many</text></g></g>\n<g class=\"label\"><rect x=\"1432\" y=\"293\" width=\"164\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:5\" data-who=\"server\"><title>verifyCode answered: Far too many wrong codes.</title><rect class=\"hit\" x=\"1434\" y=\"297\" width=\"160\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1436 298)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1453\" y=\"308\" textLength=\"139\" lengthAdjust=\"spacingAndGlyphs\">Far too many wrong codes</text></g></g>\n<g class=\"label\"><rect x=\"1273\" y=\"184\" width=\"132\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:6\" data-who=\"server\"><title>verifyCode answered: There is no payment code after all: the withdrawal asks for one.</title><rect class=\"hit\" x=\"1275\" y=\"188\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1277 189)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1294\" y=\"199\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">There is no payment</text><text x=\"1294\" y=\"213\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">code after all</text></g></g>\n<g class=\"label\"><rect x=\"1669\" y=\"286\" width=\"132\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:7\" data-who=\"server\"><title>verifyCode answered: There is no payment code after all.</title><rect class=\"hit\" x=\"1671\" y=\"290\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1673 291)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1690\" y=\"301\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">There is no payment</text><text x=\"1690\" y=\"315\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">code after all</text></g></g>\n<g class=\"label\"><rect x=\"339\" y=\"286\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"verifying:xstate.done.actor.verifyCode:8\" data-who=\"server\"><title>verifyCode answered: The answer never arrived.</title><rect class=\"hit\" x=\"341\" y=\"290\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(343 291)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"360\" y=\"301\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"verifying:xstate.error.actor.verifyCode\" data-who=\"server\"><title>verifyCode broke down</title><rect class=\"hit\" x=\"341\" y=\"304\" width=\"141\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(343 305)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"360\" y=\"315\" textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\">verifyCode broke down</text></g></g>\n<g class=\"label\"><rect x=\"1216\" y=\"293\" width=\"183\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder\" data-who=\"server\"><title>payOrder answered: The order waits for delivery.</title><rect class=\"hit\" x=\"1218\" y=\"297\" width=\"179\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1220 298)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><g class=\"icon coin\" transform=\"translate(1237 298)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1254\" y=\"308\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">The order waits for delivery</text></g></g>\n<g class=\"label\"><rect x=\"1550\" y=\"452\" width=\"124\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:2\" data-who=\"server\"><title>payOrder answered: Not enough money on the balance.</title><rect class=\"hit\" x=\"1552\" y=\"456\" width=\"120\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1554 457)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1571\" y=\"467\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">Not enough money</text><text x=\"1571\" y=\"481\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">on the balance</text></g></g>\n<g class=\"label\"><rect x=\"1027\" y=\"286\" width=\"156\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:3\" data-who=\"server\"><title>payOrder answered: The order was cancelled, ran out of time, or is paid already.</title><rect class=\"hit\" x=\"1029\" y=\"290\" width=\"152\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1031 291)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1048\" y=\"301\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">The order was cancelled,</text><text x=\"1048\" y=\"315\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">ran out of time</text></g></g>\n<g class=\"label\"><rect x=\"593\" y=\"452\" width=\"171\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:4\" data-who=\"server\"><title>payOrder answered: More than two minutes went by since the code was checked.</title><rect class=\"hit\" x=\"595\" y=\"456\" width=\"167\" height=\"28\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(597 457)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"614\" y=\"467\" textLength=\"146\" lengthAdjust=\"spacingAndGlyphs\">More than two minutes went</text><text x=\"614\" y=\"481\" textLength=\"130\" lengthAdjust=\"spacingAndGlyphs\">by since the code was …</text></g></g>\n<g class=\"label\"><rect x=\"1752\" y=\"452\" width=\"158\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paying:xstate.done.actor.payOrder:5\" data-who=\"server\"><title>payOrder answered: The answer never arrived.</title><rect class=\"hit\" x=\"1754\" y=\"456\" width=\"154\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1756 457)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1773\" y=\"467\" textLength=\"133\" lengthAdjust=\"spacingAndGlyphs\">The answer never arrived</text></g><g class=\"row dim\" data-arrow=\"paying:xstate.error.actor.payOrder\" data-who=\"server\"><title>payOrder broke down</title><rect class=\"hit\" x=\"1754\" y=\"470\" width=\"134\" height=\"14\" rx=\"4\"/><g class=\"icon server\" transform=\"translate(1756 471)\"><rect x=\"1.6\" y=\"1.8\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><rect x=\"1.6\" y=\"6.6\" width=\"8.8\" height=\"3.6\" rx=\"1\"/><path d=\"M3.6 3.6h.1M3.6 8.4h.1\"/></g><text x=\"1773\" y=\"481\" textLength=\"113\" lengthAdjust=\"spacingAndGlyphs\">payOrder broke down</text></g></g>\n</svg>\n",
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
   "screens": []
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/resting.closed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/resting.closed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/resting.closed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/resting.closed.zh-CN.phone.avif"
    }
   ]
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
   "screens": []
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/resting.paid.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/resting.paid.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/resting.paid.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/resting.paid.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/resting.orderChanged.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/resting.orderChanged.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/resting.orderChanged.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/resting.orderChanged.zh-CN.phone.avif"
    }
   ]
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
   "screens": []
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
   "screens": []
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
   "screens": []
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.notSet.choosing.fresh.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.notSet.choosing.fresh.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.notSet.choosing.fresh.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.notSet.choosing.fresh.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.notSet.choosing.differed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.notSet.choosing.differed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.notSet.choosing.differed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.notSet.choosing.differed.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.notSet.repeating.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.notSet.repeating.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.notSet.repeating.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.notSet.repeating.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.notSet.unanswered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.notSet.unanswered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.notSet.unanswered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.notSet.unanswered.zh-CN.phone.avif"
    }
   ]
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
   "screens": []
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.entering.fresh.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.entering.fresh.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.entering.fresh.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.entering.fresh.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.entering.refused.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.entering.refused.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.entering.refused.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.entering.refused.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.entering.lapsed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.entering.lapsed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.entering.lapsed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.entering.lapsed.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.entering.unanswered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.entering.unanswered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.entering.unanswered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.entering.unanswered.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.forgotten.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.forgotten.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.forgotten.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.forgotten.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.locked.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.locked.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.locked.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.locked.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.lockedUntilReset.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.lockedUntilReset.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.lockedUntilReset.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.lockedUntilReset.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.balanceTooLow.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.balanceTooLow.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.balanceTooLow.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.balanceTooLow.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/asking.payingFailed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/asking.payingFailed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/asking.payingFailed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/asking.payingFailed.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/settingCode.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/settingCode.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/settingCode.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/settingCode.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "paymentCode.verifying",
   "name": "verifying",
   "title": "Verifying",
   "code": null,
   "kind": "leaf",
   "description": "The code is checked. Its try is counted before anything is said of it.",
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/verifying.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/verifying.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/verifying.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/verifying.zh-CN.phone.avif"
    }
   ]
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
   "screens": [
    {
     "lang": "en",
     "device": "desktop",
     "file": "screens/paymentCode/paying.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/paymentCode/paying.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/paymentCode/paying.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/paymentCode/paying.zh-CN.phone.avif"
    }
   ]
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 14,
    "noticed": 14
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 14,
    "noticed": 14
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
   "name": "asking:settings.opened",
   "key": "paymentCode.asking: settings.opened → paymentCode.resting [branch 1]",
   "from": "asking",
   "to": [
    "resting"
   ],
   "event": "settings.opened",
   "words": "settings.opened",
   "label": "The shopper sets a code in the settings and …",
   "description": "The shopper sets a code in the settings and withdraws then.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isForWithdrawal",
   "effects": [
    "openPayCodeSettings",
    "dropPayment",
    "tellLeft"
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
   "name": "asking:settings.opened:2",
   "key": "paymentCode.asking: settings.opened → paymentCode.resting [branch 2]",
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
   "name": "asking:payment.closed",
   "key": "paymentCode.asking: payment.closed → paymentCode.resting [branch 1]",
   "from": "asking",
   "to": [
    "resting"
   ],
   "event": "payment.closed",
   "words": "payment.closed",
   "label": "The shopper leaves",
   "description": "The shopper leaves; the withdrawal is not asked for.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isForWithdrawal",
   "effects": [
    "dropPayment",
    "tellLeft"
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
   "name": "asking:payment.closed:2",
   "key": "paymentCode.asking: payment.closed → paymentCode.resting [branch 2]",
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 14,
    "noticed": 14
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
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/user/resetPay",
      "input": {
       "payCode": "111111",
       "oldPayCode": ""
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 9,
    "noticed": 9
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 14,
    "noticed": 14
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
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/user/resetPay",
      "input": {
       "payCode": "111111",
       "oldPayCode": ""
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
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/user/verify_pay",
      "input": {
       "operation": "orderPay",
       "subjectId": 31,
       "amountCents": 2490,
       "payCode": "111111"
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
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/order/pay",
      "input": {
       "orderId": 31,
       "proof": "proof-1-of-the-right-code-for-this-payment-"
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
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/user/verify_pay",
      "input": {
       "operation": "orderPay",
       "subjectId": 31,
       "amountCents": 2490,
       "payCode": "111111"
      },
      "isKeyed": false
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 10,
    "noticed": 9
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 12
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
   "name": "verifying:xstate.done.actor.verifyCode",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.resting.proven [branch 1]",
   "from": "verifying",
   "to": [
    "resting.proven"
   ],
   "event": "xstate.done.actor.verifyCode",
   "words": "verifyCode answered",
   "label": "The code is right, and the withdrawal that asked …",
   "description": "The code is right, and the withdrawal that asked for it gets the proof.",
   "who": "server",
   "isMoney": false,
   "guard": "isProofAsked",
   "effects": [
    "keepVerdict",
    "tellProven"
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 28,
    "noticed": 28
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
   },
   "seen": {
    "requests": [
     {
      "method": "POST",
      "path": "/api/order/pay",
      "input": {
       "orderId": 31,
       "proof": "proof-1-of-the-right-code-for-this-payment-"
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 24,
    "noticed": 24
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 23,
    "noticed": 23
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 28,
    "noticed": 28
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 25,
    "noticed": 25
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode:6",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.resting [branch 6]",
   "from": "verifying",
   "to": [
    "resting"
   ],
   "event": "xstate.done.actor.verifyCode",
   "words": "verifyCode answered",
   "label": "There is no payment code after all",
   "description": "There is no payment code after all: the withdrawal asks for one.",
   "who": "server",
   "isMoney": false,
   "guard": "isNotSetForWithdrawal",
   "effects": [
    "dropPayment",
    "tellMissing"
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 12,
    "noticed": 12
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode:7",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.asking.notSet [branch 7]",
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 25,
    "noticed": 25
   }
  },
  {
   "name": "verifying:xstate.done.actor.verifyCode:8",
   "key": "paymentCode.verifying: xstate.done.actor.verifyCode → paymentCode.asking.entering.unanswered [branch 8]",
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
   },
   "seen": {
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": {
    "planted": 22,
    "noticed": 22
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
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "orderPaid",
      "from": "available",
      "to": "escrow",
      "amountCents": 500
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 17,
    "noticed": 17
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
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "orderPaid",
      "from": "available",
      "to": "escrow",
      "amountCents": 500
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 15,
    "noticed": 15
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
   },
   "seen": {
    "requests": [],
    "rows": [
     {
      "kind": "orderPaid",
      "from": "available",
      "to": "escrow",
      "amountCents": 500
     }
    ],
    "record": null
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
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
   "title": "paying with the payment code tells the withdrawal that there is no code, and lets it ask for one",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"withdraw\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
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
     "event": "done verifyCode notSet",
     "taken": [
      "verifying:xstate.done.actor.verifyCode:6"
     ],
     "leaves": [
      "resting.closed"
     ]
    }
   ]
  },
  {
   "title": "paying with the payment code tells the withdrawal that its sheet was left by payment.closed, and an order nothing",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"withdraw\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
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
   "title": "paying with the payment code tells the withdrawal that its sheet was left by settings.opened, and an order nothing",
   "kind": "journey",
   "start": [
    "resting.closed"
   ],
   "steps": [
    {
     "event": "payment.requested {\"payment\":{\"operation\":\"withdraw\",\"subjectId\":31,\"amountCents\":2490},\"codeIs…",
     "taken": [
      "resting:payment.requested:3"
     ],
     "leaves": [
      "asking.entering.fresh"
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
      "asking:settings.opened:2"
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
   "title": "paying with the payment code takes nothing but digits for a new code, the second time as the first",
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
     "event": "digit.entered {\"digit\":\"x\"}",
     "taken": [],
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
     "event": "digit.entered {\"digit\":\"x\"}",
     "taken": [],
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
    },
    {
     "event": "done setCode set",
     "taken": [
      "settingCode:xstate.done.actor.setCode"
     ],
     "leaves": [
      "verifying"
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
      "asking:settings.opened:2"
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
      "asking:payment.closed:2"
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
      "verifying:xstate.done.actor.verifyCode:7"
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
      "verifying:xstate.done.actor.verifyCode:8"
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
