(window.flowBook ??= []).push({
 "id": "order",
 "question": "Where does an order stand, who acts next, and where does the money go?",
 "description": "The life of an order, its money and its pieces, from the placing on.",
 "svg": "<svg data-plan=\"fdfcca6b258d4749\" xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1466 2014\" width=\"1466\" height=\"2014\" role=\"img\" aria-label=\"order: The life of an order, its money and its pieces, from the placing on.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1466\" height=\"2014\"/>\n<g class=\"leaf\" data-state=\"order.atCheckout\"><title>The shopper sees what it costs; nothing is reserved yet.</title><rect x=\"188\" y=\"52\" width=\"97\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"198\" y=\"73\" textLength=\"77\" lengthAdjust=\"spacingAndGlyphs\">At checkout</text></g>\n<g class=\"leaf\" data-state=\"order.waitingToPay\"><title>Placed. Its pieces are reserved until it is paid or its 30 minutes are over.</title><rect x=\"172\" y=\"180\" width=\"130\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"182\" y=\"201\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Waiting to pay</text><text class=\"code\" x=\"284\" y=\"201\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"order.cancelled\"><title>Never paid. Nothing more happens.</title><rect x=\"161\" y=\"366\" width=\"107\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"171\" y=\"387\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">Cancelled</text><text class=\"code\" x=\"245\" y=\"387\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">-1</text></g>\n<g class=\"box compound\" data-state=\"order.paid\"><title>Paid, and no after-sale request is open.</title><rect x=\"296\" y=\"366\" width=\"378.3\" height=\"660\" rx=\"12\"/><text class=\"title\" x=\"306\" y=\"387\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\">Paid</text></g>\n<g class=\"history\" data-state=\"order.paid.before\"><title>Where the order stood when the after-sale request was made.</title><circle cx=\"595.3\" cy=\"458\" r=\"12\"/><text class=\"title\" x=\"590.3\" y=\"462\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">H</text></g>\n<g class=\"leaf\" data-state=\"order.paid.waitingForDelivery\"><title>The shop packs the order and hands it to a carrier, in one parcel or in several.</title><rect x=\"312\" y=\"496\" width=\"205\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"322\" y=\"517\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">Waiting for delivery</text><text class=\"code\" x=\"456\" y=\"517\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">1</text><g class=\"row\" data-arrow=\"paid.waitingForDelivery:parcel.shipped:2\" data-who=\"operator\"><title>parcel.shipped: A carrier has some of the pieces; the others follow.</title><rect class=\"hit\" x=\"320\" y=\"526\" width=\"189\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(322 527)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"339\" y=\"537\" textLength=\"168\" lengthAdjust=\"spacingAndGlyphs\">A carrier has some of the pieces</text></g></g>\n<g class=\"leaf\" data-state=\"order.paid.delivered\"><title>On its way or handed over; receipt is not confirmed.</title><rect x=\"460.9\" y=\"640\" width=\"158\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"470.9\" y=\"661\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Delivered</text><text class=\"code\" x=\"541.9\" y=\"661\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">2</text><g class=\"row\" data-arrow=\"paid.delivered:receipt.extended\" data-who=\"shopper\"><title>receipt.extended: The shopper takes seven days more, once.</title><rect class=\"hit\" x=\"468.9\" y=\"670\" width=\"142\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(470.9 671)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"487.9\" y=\"681\" textLength=\"97\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes</text><text x=\"487.9\" y=\"695\" textLength=\"121\" lengthAdjust=\"spacingAndGlyphs\">seven days more, once</text></g></g>\n<g class=\"leaf\" data-state=\"order.paid.received\"><title>The shopper has the goods and may review them.</title><rect x=\"517.3\" y=\"798\" width=\"98\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"527.3\" y=\"819\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Received</text><text class=\"code\" x=\"597.3\" y=\"819\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">3</text></g>\n<g class=\"leaf\" data-state=\"order.paid.completed\"><title>Complete. A late review and, for seven days, a late refund are possible.</title><rect x=\"528.6\" y=\"956\" width=\"108\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"538.6\" y=\"977\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Completed</text><text class=\"code\" x=\"618.6\" y=\"977\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">4</text><g class=\"row\" data-arrow=\"paid.completed:review.submitted\" data-who=\"shopper\"><title>review.submitted: A late review.</title><rect class=\"hit\" x=\"536.6\" y=\"986\" width=\"88\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(538.6 987)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"555.6\" y=\"997\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">A late review</text></g></g>\n<g class=\"box compound\" data-state=\"order.afterSale\"><title>A request for money back is open, or nothing is left to ask for. Deadlines stand still.</title><rect x=\"331\" y=\"1206\" width=\"415.9\" height=\"708\" rx=\"12\"/><text class=\"title\" x=\"380\" y=\"1227\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">After sale</text><text class=\"code\" x=\"451\" y=\"1227\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">-4</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.applying\"><title>The shop looks at the request.</title><rect x=\"451.5\" y=\"1296\" width=\"77\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"461.5\" y=\"1317\" textLength=\"57\" lengthAdjust=\"spacingAndGlyphs\">Applying</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.awaitingReturn\"><title>The shopper has to send the goods back.</title><rect x=\"578.4\" y=\"1438\" width=\"118\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"588.4\" y=\"1459\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">Awaiting return</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.returning\"><title>The shop waits for the goods and looks at them.</title><rect x=\"575.8\" y=\"1568\" width=\"84\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"585.8\" y=\"1589\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Returning</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.refunding\"><title>The money is going back to the shopper’s balance.</title><rect x=\"441.8\" y=\"1686\" width=\"87\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"451.8\" y=\"1707\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Refunding</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.refunded\"><title>Every piece or the whole sum was given back. Nothing more happens.</title><rect x=\"347\" y=\"1858\" width=\"84\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"357\" y=\"1879\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Refunded</text></g>\n<circle class=\"dot\" data-start=\"order\" cx=\"237\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M237 26L237 52\"/><path class=\"tip\" d=\"M237 52L240.6 44L233.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"order.paid\" cx=\"448.7\" cy=\"465\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M448.7 470L448.7 496\"/><path class=\"tip\" d=\"M448.7 496L452.3 488L445 488Z\"/></g>\n<circle class=\"dot\" data-start=\"order.afterSale\" cx=\"512\" cy=\"1251\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M512 1256L512 1265.4Q512 1270 507.4 1270L507.4 1270Q502.8 1270 502.8 1274.6L502.8 1296\"/><path class=\"tip\" d=\"M502.8 1296L506.5 1288L499.2 1288Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"atCheckout:order.placed\"><path class=\"line\" d=\"M237 92L237 180\"/><path class=\"tip\" d=\"M237 180L240.6 172L233.4 172Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"waitingToPay:order.paid\"><path class=\"line\" d=\"M259 220L259 227Q259 234 266 234L373 234Q380 234 380 241L380.3 353Q380.3 360 380.3 367L380.3 496\"/><path class=\"tip\" d=\"M380.3 496L384 488L376.7 488Z\"/></g>\n<g class=\"arrow many\" data-line=\"waitingToPay:order.cancelled waitingToPay:order.expired\"><path class=\"line\" d=\"M215 220L215 366\"/><path class=\"tip\" d=\"M215 366L218.6 358L211.4 358Z\"/></g>\n<g class=\"arrow operator\" data-line=\"paid.waitingForDelivery:parcel.shipped\"><path class=\"line\" d=\"M465.8 550L465.8 619Q465.8 626 472.8 626L506.6 626Q513.6 626 513.6 633L513.6 640\"/><path class=\"tip\" d=\"M513.6 640L517.2 632L509.9 632Z\"/></g>\n<g class=\"arrow operator\" data-line=\"paid.waitingForDelivery:order.annulled\"><path class=\"line\" d=\"M363.3 550L363.3 558Q363.3 564 357.3 564L357.3 564Q351.3 564 351.2 570L351 1025Q351 1032 351 1039L351 1039Q351 1046 344 1046L95 1046Q88 1046 88 1053L88 1179Q88 1186 95 1186L368 1186Q375 1186 375 1193L375 1858\"/><path class=\"tip\" d=\"M375 1858L378.6 1850L371.4 1850Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.waitingForDelivery:refund.applied\"><path class=\"line\" d=\"M414.5 550L414.5 569Q414.5 576 407.5 576L371.3 576Q364.3 576 364.2 583L364 1025Q364 1032 364 1039L364 1051Q364 1058 357 1058L237 1058Q230 1058 230 1065L230 1167Q230 1174 237 1174L457 1174Q464 1174 464 1181L464 1269.8Q464 1270 464.2 1270L464.2 1270Q464.3 1270 464.3 1270.2L464.3 1296\"/><path class=\"tip\" d=\"M464.3 1296L468 1288L460.7 1288Z\"/></g>\n<g class=\"arrow many\" data-line=\"paid.delivered:receipt.confirmed paid.delivered:receipt.autoConfirmed\"><path class=\"line\" d=\"M566.3 708L566.3 798\"/><path class=\"tip\" d=\"M566.3 798L569.9 790L562.6 790Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.delivered:refund.applied\"><path class=\"line\" d=\"M513.6 708L513.6 715Q513.6 722 506.6 722L464.3 722Q457.3 722 457.2 729L457 1025Q457 1032 457 1039L457 1063Q457 1070 450 1070L367 1070Q360 1070 360 1077L360 1155Q360 1162 367 1162L470 1162Q477 1162 477 1169L477 1269.9Q477 1270 477.1 1270L477.1 1270Q477.2 1270 477.2 1270.1L477.2 1296\"/><path class=\"tip\" d=\"M477.2 1296L480.8 1288L473.5 1288Z\"/></g>\n<g class=\"arrow many\" data-line=\"paid.received:review.submitted paid.received:order.completed\"><path class=\"line\" d=\"M582.6 838L582.6 956\"/><path class=\"tip\" d=\"M582.6 956L586.2 948L578.9 948Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.received:refund.applied\"><path class=\"line\" d=\"M549.9 838L549.9 845Q549.9 852 542.9 852L497.1 852Q490.1 852 490.1 859L490 1025Q490 1032 490 1039L490 1296\"/><path class=\"tip\" d=\"M490 1296L493.6 1288L486.4 1288Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.completed:refund.applied\"><path class=\"line\" d=\"M582.6 1010L582.9 1025Q583 1032 583 1039L583 1039Q583 1046 590 1046L641 1046Q648 1046 648 1053L648 1155Q648 1162 641 1162L540 1162Q533 1162 533 1169L533 1275Q533 1282 526 1282L522.7 1282Q515.7 1282 515.7 1289L515.7 1296\"/><path class=\"tip\" d=\"M515.7 1296L519.3 1288L512 1288Z\"/></g>\n<g class=\"arrow many\" data-line=\"afterSale.applying:refund.withdrawn afterSale.applying:refund.refused\"><path class=\"line\" d=\"M509.3 1336L509.3 1343Q509.3 1350 516.3 1350L722.9 1350Q729.9 1350 729.9 1357L730 1913Q730 1920 730 1927L730 1927Q730 1934 737 1934L800 1934Q807 1934 807 1927L807 353Q807 346 800 346L615 346Q608 346 607.8 353L607.8 353Q607.7 360 607.7 367L607.7 417.4Q607.7 420 605.1 420L605.1 420Q602.5 420 602.5 422.6L602.5 446\"/><path class=\"tip\" d=\"M602.5 446L606.1 438L598.8 438Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.applying:refund.approved\"><path class=\"line\" d=\"M470.8 1336L470.8 1686\"/><path class=\"tip\" d=\"M470.8 1686L474.4 1678L467.1 1678Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.applying:refund.approved:2\"><path class=\"line\" d=\"M490 1336L490 1355Q490 1362 497 1362L630.4 1362Q637.4 1362 637.4 1369L637.4 1438\"/><path class=\"tip\" d=\"M637.4 1438L641.1 1430L633.8 1430Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"afterSale.awaitingReturn:goods.sentBack\"><path class=\"line\" d=\"M617.8 1478L617.8 1568\"/><path class=\"tip\" d=\"M617.8 1568L621.4 1560L614.1 1560Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"afterSale.awaitingReturn:refund.withdrawn\"><path class=\"line\" d=\"M657.1 1478L657.1 1485Q657.1 1492 664.1 1492L690.3 1492Q697.3 1492 697.2 1499L697 1913Q697 1920 697 1927L697 1939Q697 1946 704 1946L936 1946Q943 1946 943 1939L943 341Q943 334 936 334L605 334Q598 334 597.9 341L597.7 353Q597.7 360 597.7 367L597.7 446\"/><path class=\"tip\" d=\"M597.7 446L601.3 438L594 438Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.returning:goods.returned\"><path class=\"line\" d=\"M603.8 1608L603.8 1665Q603.8 1672 596.8 1672L506.8 1672Q499.8 1672 499.8 1679L499.8 1686\"/><path class=\"tip\" d=\"M499.8 1686L503.4 1678L496.1 1678Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.returning:refund.refused\"><path class=\"line\" d=\"M631.8 1608L631.8 1615Q631.8 1622 638.8 1622L677.3 1622Q684.3 1622 684.2 1629L684 1913Q684 1920 684 1927L684 1951Q684 1958 691 1958L1076 1958Q1083 1958 1083 1951L1083 329Q1083 322 1076 322L595 322Q588 322 587.9 329L587.7 353Q587.7 360 587.7 367L587.7 417.4Q587.7 420 590.3 420L590.3 420Q592.8 420 592.8 422.6L592.8 446\"/><path class=\"tip\" d=\"M592.8 446L596.5 438L589.2 438Z\"/></g>\n<g class=\"arrow clock\" data-line=\"afterSale.refunding:refund.settled afterSale.refunding:refund.settled:2\"><path class=\"line\" d=\"M463.5 1726L463.5 1837Q463.5 1844 456.5 1844L410 1844Q403 1844 403 1851L403 1858\"/><path class=\"tip\" d=\"M403 1858L406.6 1850L399.4 1850Z\"/></g>\n<g class=\"arrow clock\" data-line=\"afterSale.refunding:refund.settled:3\"><path class=\"line\" d=\"M507 1726L507 1733Q507 1740 514 1740L557 1740Q564 1740 564 1747L564 1963Q564 1970 571 1970L1219 1970Q1226 1970 1226 1963L1226 317Q1226 310 1219 310L573 310Q566 310 566 317L566.2 353Q566.3 360 566.3 367L566.3 640\"/><path class=\"tip\" d=\"M566.3 640L569.9 632L562.6 632Z\"/></g>\n<g class=\"arrow clock\" data-line=\"afterSale.refunding:refund.settled:4 afterSale.refunding:refund.settled:5\"><path class=\"line\" d=\"M485.3 1726L485.3 1745Q485.3 1752 492.3 1752L544 1752Q551 1752 551 1759L551 1975Q551 1982 558 1982L1361 1982Q1368 1982 1368 1975L1368 305Q1368 298 1361 298L585 298Q578 298 578 305L577.7 353Q577.7 360 577.7 367L577.7 426.8Q577.7 432 582.8 432L582.8 432Q588.1 432 588.1 437.2L588.1 446\"/><path class=\"tip\" d=\"M588.1 446L591.7 438L584.4 438Z\"/></g>\n<g class=\"label\"><rect x=\"165\" y=\"118\" width=\"144\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"atCheckout:order.placed\" data-who=\"shopper\"><title>order.placed: The shopper orders what is left on the shelf, for the total shown; all pieces are reserved or none, for 30 minutes.</title><rect class=\"hit\" x=\"167\" y=\"122\" width=\"140\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(169 123)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"186\" y=\"133\" textLength=\"102\" lengthAdjust=\"spacingAndGlyphs\">The shopper orders</text><text x=\"186\" y=\"147\" textLength=\"119\" lengthAdjust=\"spacingAndGlyphs\">what is left on the shelf</text></g></g>\n<g class=\"label\"><rect x=\"312\" y=\"248\" width=\"136\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"waitingToPay:order.paid\" data-who=\"shopper\"><title>order.paid: The shopper pays from the balance, in time and with the payment code; the shop holds the sum in trust.</title><rect class=\"hit\" x=\"314\" y=\"252\" width=\"132\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(316 253)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><g class=\"icon coin\" transform=\"translate(333 253)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"350\" y=\"263\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">The shopper pays</text><text x=\"350\" y=\"277\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">from the balance</text></g></g>\n<g class=\"label\"><rect x=\"148\" y=\"248\" width=\"134\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"waitingToPay:order.cancelled\" data-who=\"shopper\"><title>order.cancelled: The shopper cancels; the pieces and the promo code are free again.</title><rect class=\"hit\" x=\"150\" y=\"252\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(152 253)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"169\" y=\"263\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The shopper cancels</text></g><g class=\"row\" data-arrow=\"waitingToPay:order.expired\" data-who=\"clock\"><title>order.expired: Nobody paid in time; the pieces are free again.</title><rect class=\"hit\" x=\"150\" y=\"266\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(152 267)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"169\" y=\"277\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Nobody paid in time</text></g></g>\n<g class=\"label\"><rect x=\"381.3\" y=\"590\" width=\"169\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.waitingForDelivery:parcel.shipped\" data-who=\"operator\"><title>parcel.shipped: A carrier has the last pieces; the shopper has 14 days to confirm receipt.</title><rect class=\"hit\" x=\"383.3\" y=\"594\" width=\"165\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(385.3 595)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"402.3\" y=\"605\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">A carrier has the last pieces</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"1098\" width=\"143\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.waitingForDelivery:order.annulled\" data-who=\"operator\"><title>order.annulled: The shop can’t fulfil it and says why; the whole sum goes back and the pieces are free again.</title><rect class=\"hit\" x=\"18\" y=\"1102\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(20 1103)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><g class=\"icon coin\" transform=\"translate(37 1103)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"54\" y=\"1113\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">The shop can’t fulfil</text><text x=\"54\" y=\"1127\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">it and says why</text></g></g>\n<g class=\"label\"><rect x=\"171\" y=\"1098\" width=\"118\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.waitingForDelivery:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back; only what a carrier has had can be sent back.</title><rect class=\"hit\" x=\"173\" y=\"1102\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(175 1103)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"192\" y=\"1113\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks</text><text x=\"192\" y=\"1127\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">for money back</text></g></g>\n<g class=\"label\"><rect x=\"474.3\" y=\"736\" width=\"184\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.delivered:receipt.confirmed\" data-who=\"shopper\"><title>receipt.confirmed: The shopper has the goods; the shop gets its money.</title><rect class=\"hit\" x=\"476.3\" y=\"740\" width=\"180\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(478.3 741)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><g class=\"icon coin\" transform=\"translate(495.3 741)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"512.3\" y=\"751\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">The shopper has the goods</text></g><g class=\"row\" data-arrow=\"paid.delivered:receipt.autoConfirmed\" data-who=\"clock\"><title>receipt.autoConfirmed: The time to confirm is over, so receipt counts as confirmed since then, whoever looks when.</title><rect class=\"hit\" x=\"476.3\" y=\"754\" width=\"176\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(478.3 755)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(495.3 755)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"512.3\" y=\"765\" textLength=\"138\" lengthAdjust=\"spacingAndGlyphs\">The time to confirm is over</text></g></g>\n<g class=\"label\"><rect x=\"301\" y=\"1098\" width=\"118\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.delivered:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back, with or without sending goods back.</title><rect class=\"hit\" x=\"303\" y=\"1102\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(305 1103)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"322\" y=\"1113\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks</text><text x=\"322\" y=\"1127\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">for money back</text></g></g>\n<g class=\"label\"><rect x=\"507.1\" y=\"866\" width=\"151\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.received:review.submitted\" data-who=\"shopper\"><title>review.submitted: The shopper reviews the goods, which completes the order.</title><rect class=\"hit\" x=\"509.1\" y=\"870\" width=\"115\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(511.1 871)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"528.1\" y=\"881\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"528.1\" y=\"895\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">reviews the goods</text></g><g class=\"row\" data-arrow=\"paid.received:order.completed\" data-who=\"clock\"><title>order.completed: Seven days after receipt the order is complete, whoever looks when.</title><rect class=\"hit\" x=\"509.1\" y=\"898\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(511.1 899)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"528.1\" y=\"909\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">Seven days after receipt</text><text x=\"528.1\" y=\"923\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">the order is complete</text></g></g>\n<g class=\"label\"><rect x=\"431\" y=\"1098\" width=\"118\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.received:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back, with or without sending goods back.</title><rect class=\"hit\" x=\"433\" y=\"1102\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(435 1103)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"452\" y=\"1113\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks</text><text x=\"452\" y=\"1127\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">for money back</text></g></g>\n<g class=\"label\"><rect x=\"561\" y=\"1098\" width=\"173\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.completed:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back within seven days of completion.</title><rect class=\"hit\" x=\"563\" y=\"1102\" width=\"169\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(565 1103)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"582\" y=\"1113\" textLength=\"148\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks for money</text><text x=\"582\" y=\"1127\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">back within seven days …</text></g></g>\n<g class=\"label\"><rect x=\"746\" y=\"1084\" width=\"122\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.applying:refund.withdrawn\" data-who=\"shopper\"><title>refund.withdrawn: The shopper takes the request back.</title><rect class=\"hit\" x=\"748\" y=\"1088\" width=\"118\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(750 1089)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"767\" y=\"1099\" textLength=\"97\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes</text><text x=\"767\" y=\"1113\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">the request back</text></g><g class=\"row\" data-arrow=\"afterSale.applying:refund.refused\" data-who=\"operator\"><title>refund.refused: The shop refuses and says why.</title><rect class=\"hit\" x=\"748\" y=\"1116\" width=\"112\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(750 1117)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"767\" y=\"1127\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">The shop refuses</text><text x=\"767\" y=\"1141\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">and says why</text></g></g>\n<g class=\"label\"><rect x=\"394.3\" y=\"1506\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.applying:refund.approved\" data-who=\"operator\"><title>refund.approved: The shop agrees, or offers less and says why; the goods stay where they are.</title><rect class=\"hit\" x=\"396.3\" y=\"1510\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(398.3 1511)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"415.3\" y=\"1521\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The shop agrees, or</text><text x=\"415.3\" y=\"1535\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">offers less and says why</text></g></g>\n<g class=\"label\"><rect x=\"560.9\" y=\"1376\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.applying:refund.approved:2\" data-who=\"operator\"><title>refund.approved: The shop agrees, or offers less and says why, and says where to send the goods.</title><rect class=\"hit\" x=\"562.9\" y=\"1380\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(564.9 1381)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"581.9\" y=\"1391\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The shop agrees, or</text><text x=\"581.9\" y=\"1405\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">offers less and says why</text></g></g>\n<g class=\"label\"><rect x=\"559.3\" y=\"1506\" width=\"117\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.awaitingReturn:goods.sentBack\" data-who=\"shopper\"><title>goods.sentBack: The goods are on their way back.</title><rect class=\"hit\" x=\"561.3\" y=\"1510\" width=\"113\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(563.3 1511)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"580.3\" y=\"1521\" textLength=\"92\" lengthAdjust=\"spacingAndGlyphs\">The goods are on</text><text x=\"580.3\" y=\"1535\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">their way back</text></g></g>\n<g class=\"label\"><rect x=\"880\" y=\"1098\" width=\"125\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.awaitingReturn:refund.withdrawn\" data-who=\"shopper\"><title>refund.withdrawn: The shopper keeps the goods after all.</title><rect class=\"hit\" x=\"882\" y=\"1102\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(884 1103)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"901\" y=\"1113\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper keeps</text><text x=\"901\" y=\"1127\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">the goods after all</text></g></g>\n<g class=\"label\"><rect x=\"539.3\" y=\"1636\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.returning:goods.returned\" data-who=\"operator\"><title>goods.returned: The goods are back; those fit for sale go on the shelf again.</title><rect class=\"hit\" x=\"541.3\" y=\"1640\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(543.3 1641)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"560.3\" y=\"1651\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The goods are back</text></g></g>\n<g class=\"label\"><rect x=\"1017\" y=\"1098\" width=\"132\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.returning:refund.refused\" data-who=\"operator\"><title>refund.refused: What came back is not what was bought; the shop says why it refuses.</title><rect class=\"hit\" x=\"1019\" y=\"1102\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(1021 1103)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"1038\" y=\"1113\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">What came back is</text><text x=\"1038\" y=\"1127\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">not what was bought</text></g></g>\n<g class=\"label\"><rect x=\"392\" y=\"1766\" width=\"143\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled\" data-who=\"clock\"><title>refund.settled: The last of it is paid back from trust; every piece or the whole sum is refunded, and what nobody asked for is paid out to the shop.</title><rect class=\"hit\" x=\"394\" y=\"1770\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(396 1771)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(413 1771)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"430\" y=\"1781\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">The last of it is paid</text><text x=\"430\" y=\"1795\" textLength=\"78\" lengthAdjust=\"spacingAndGlyphs\">back from trust</text></g><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled:2\" data-who=\"clock\"><title>refund.settled: The last of it is paid back by the shop; every piece or the whole sum is refunded, and what nobody asked for stays with it.</title><rect class=\"hit\" x=\"394\" y=\"1798\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(396 1799)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(413 1799)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"430\" y=\"1809\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">The last of it is paid</text><text x=\"430\" y=\"1823\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">back by the shop</text></g></g>\n<g class=\"label\"><rect x=\"1161\" y=\"1098\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled:3\" data-who=\"clock\"><title>refund.settled: What was not sent is paid back, so all that is left is on its way, as after a last parcel.</title><rect class=\"hit\" x=\"1163\" y=\"1102\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(1165 1103)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(1182 1103)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1199\" y=\"1113\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">What was not</text><text x=\"1199\" y=\"1127\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">sent is paid back</text></g></g>\n<g class=\"label\"><rect x=\"1302\" y=\"1084\" width=\"132\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled:4\" data-who=\"clock\"><title>refund.settled: Some of it is paid back from trust; the order goes on where it stood.</title><rect class=\"hit\" x=\"1304\" y=\"1088\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(1306 1089)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(1323 1089)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1340\" y=\"1099\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Some of it is paid</text><text x=\"1340\" y=\"1113\" textLength=\"78\" lengthAdjust=\"spacingAndGlyphs\">back from trust</text></g><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled:5\" data-who=\"clock\"><title>refund.settled: Some of it is paid back by the shop, which has had the money since receipt; the order goes on where it stood.</title><rect class=\"hit\" x=\"1304\" y=\"1116\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(1306 1117)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(1323 1117)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1340\" y=\"1127\" textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">Some of it is paid</text><text x=\"1340\" y=\"1141\" textLength=\"89\" lengthAdjust=\"spacingAndGlyphs\">back by the shop</text></g></g>\n</svg>\n",
 "states": [
  {
   "id": "order.atCheckout",
   "name": "atCheckout",
   "title": "At checkout",
   "code": null,
   "kind": "leaf",
   "description": "The shopper sees what it costs; nothing is reserved yet.",
   "tags": [
    "shopperActs"
   ],
   "calls": [],
   "entry": [],
   "exit": [],
   "shown": {
    "isThere": false,
    "text": "what the checkout shows until then is looked at in its chart"
   },
   "screens": []
  },
  {
   "id": "order.waitingToPay",
   "name": "waitingToPay",
   "title": "Waiting to pay",
   "code": 0,
   "kind": "leaf",
   "description": "Placed. Its pieces are reserved until it is paid or its 30 minutes are over.",
   "tags": [
    "shopperActs"
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
     "file": "screens/order/waitingToPay.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/waitingToPay.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/waitingToPay.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/waitingToPay.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.cancelled",
   "name": "cancelled",
   "title": "Cancelled",
   "code": -1,
   "kind": "leaf",
   "description": "Never paid. Nothing more happens.",
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
     "file": "screens/order/cancelled.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/cancelled.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/cancelled.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/cancelled.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.paid",
   "name": "paid",
   "title": "Paid",
   "code": null,
   "kind": "compound",
   "description": "Paid, and no after-sale request is open.",
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
   "id": "order.paid.before",
   "name": "paid.before",
   "title": "Before",
   "code": null,
   "kind": "history",
   "description": "Where the order stood when the after-sale request was made.",
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
   "id": "order.paid.waitingForDelivery",
   "name": "paid.waitingForDelivery",
   "title": "Waiting for delivery",
   "code": 1,
   "kind": "leaf",
   "description": "The shop packs the order and hands it to a carrier, in one parcel or in several.",
   "tags": [
    "operatorActs"
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
     "file": "screens/order/paid.waitingForDelivery.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/paid.waitingForDelivery.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/paid.waitingForDelivery.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/paid.waitingForDelivery.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.paid.delivered",
   "name": "paid.delivered",
   "title": "Delivered",
   "code": 2,
   "kind": "leaf",
   "description": "On its way or handed over; receipt is not confirmed.",
   "tags": [
    "shopperActs"
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
     "file": "screens/order/paid.delivered.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/paid.delivered.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/paid.delivered.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/paid.delivered.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.paid.received",
   "name": "paid.received",
   "title": "Received",
   "code": 3,
   "kind": "leaf",
   "description": "The shopper has the goods and may review them.",
   "tags": [
    "shopperActs"
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
     "file": "screens/order/paid.received.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/paid.received.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/paid.received.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/paid.received.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.paid.completed",
   "name": "paid.completed",
   "title": "Completed",
   "code": 4,
   "kind": "leaf",
   "description": "Complete. A late review and, for seven days, a late refund are possible.",
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
     "file": "screens/order/paid.completed.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/paid.completed.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/paid.completed.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/paid.completed.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.afterSale",
   "name": "afterSale",
   "title": "After sale",
   "code": -4,
   "kind": "compound",
   "description": "A request for money back is open, or nothing is left to ask for. Deadlines stand still.",
   "tags": [],
   "calls": [],
   "entry": [
    "stopDeadline"
   ],
   "exit": [
    "resumeDeadline"
   ],
   "shown": {
    "isThere": true,
    "text": "tests/model/views/screens.spec.ts looks at the screen there"
   },
   "screens": []
  },
  {
   "id": "order.afterSale.applying",
   "name": "afterSale.applying",
   "title": "Applying",
   "code": null,
   "kind": "leaf",
   "description": "The shop looks at the request.",
   "tags": [
    "operatorActs"
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
     "file": "screens/order/afterSale.applying.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/afterSale.applying.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/afterSale.applying.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/afterSale.applying.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.afterSale.awaitingReturn",
   "name": "afterSale.awaitingReturn",
   "title": "Awaiting return",
   "code": null,
   "kind": "leaf",
   "description": "The shopper has to send the goods back.",
   "tags": [
    "shopperActs"
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
     "file": "screens/order/afterSale.awaitingReturn.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/afterSale.awaitingReturn.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/afterSale.awaitingReturn.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/afterSale.awaitingReturn.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.afterSale.returning",
   "name": "afterSale.returning",
   "title": "Returning",
   "code": null,
   "kind": "leaf",
   "description": "The shop waits for the goods and looks at them.",
   "tags": [
    "operatorActs"
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
     "file": "screens/order/afterSale.returning.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/afterSale.returning.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/afterSale.returning.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/afterSale.returning.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.afterSale.refunding",
   "name": "afterSale.refunding",
   "title": "Refunding",
   "code": null,
   "kind": "leaf",
   "description": "The money is going back to the shopper’s balance.",
   "tags": [
    "clockActs"
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
     "file": "screens/order/afterSale.refunding.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/afterSale.refunding.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/afterSale.refunding.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/afterSale.refunding.zh-CN.phone.avif"
    }
   ]
  },
  {
   "id": "order.afterSale.refunded",
   "name": "afterSale.refunded",
   "title": "Refunded",
   "code": null,
   "kind": "leaf",
   "description": "Every piece or the whole sum was given back. Nothing more happens.",
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
     "file": "screens/order/afterSale.refunded.en.desktop.avif"
    },
    {
     "lang": "en",
     "device": "phone",
     "file": "screens/order/afterSale.refunded.en.phone.avif"
    },
    {
     "lang": "zh-CN",
     "device": "desktop",
     "file": "screens/order/afterSale.refunded.zh-CN.desktop.avif"
    },
    {
     "lang": "zh-CN",
     "device": "phone",
     "file": "screens/order/afterSale.refunded.zh-CN.phone.avif"
    }
   ]
  }
 ],
 "arrows": [
  {
   "name": "atCheckout:order.placed",
   "key": "order.atCheckout: order.placed → order.waitingToPay",
   "from": "atCheckout",
   "to": [
    "waitingToPay"
   ],
   "event": "order.placed",
   "words": "order.placed",
   "label": "The shopper orders what is left on the shelf",
   "description": "The shopper orders what is left on the shelf, for the total shown; all pieces are reserved or none, for 30 minutes.",
   "who": "shopper",
   "isMoney": false,
   "guard": "canBePlaced",
   "effects": [
    "keepOrdered",
    "reservePieces",
    "startPayDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": 0,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 0,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 25,
    "noticed": 25
   }
  },
  {
   "name": "waitingToPay:order.paid",
   "key": "order.waitingToPay: order.paid → order.paid.waitingForDelivery",
   "from": "waitingToPay",
   "to": [
    "paid.waitingForDelivery"
   ],
   "event": "order.paid",
   "words": "order.paid",
   "label": "The shopper pays from the balance",
   "description": "The shopper pays from the balance, in time and with the payment code; the shop holds the sum in trust.",
   "who": "shopper",
   "isMoney": true,
   "guard": "canBePaid",
   "effects": [
    "holdInTrust",
    "dropDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
       "payCode": "246810",
       "operation": "orderPay",
       "subjectId": 31,
       "amountCents": 3000
      },
      "isKeyed": false
     },
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
    "rows": [
     {
      "kind": "orderPaid",
      "from": "available",
      "to": "escrow",
      "amountCents": 3000
     }
    ],
    "record": {
     "status": 1,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 0,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 18,
    "noticed": 18
   }
  },
  {
   "name": "waitingToPay:order.cancelled",
   "key": "order.waitingToPay: order.cancelled → order.cancelled",
   "from": "waitingToPay",
   "to": [
    "cancelled"
   ],
   "event": "order.cancelled",
   "words": "order.cancelled",
   "label": "The shopper cancels",
   "description": "The shopper cancels; the pieces and the promo code are free again.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "freePieces",
    "dropDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/order/cancel",
      "input": {
       "orderId": 31
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": -1,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 0,
     "whoActs": null
    }
   },
   "drilled": {
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": "waitingToPay:order.expired",
   "key": "order.waitingToPay: order.expired → order.cancelled",
   "from": "waitingToPay",
   "to": [
    "cancelled"
   ],
   "event": "order.expired",
   "words": "order.expired",
   "label": "Nobody paid in time",
   "description": "Nobody paid in time; the pieces are free again.",
   "who": "clock",
   "isMoney": false,
   "guard": "isDeadlinePassed",
   "effects": [
    "freePieces",
    "dropDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": -1,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 0,
     "whoActs": null
    }
   },
   "drilled": {
    "planted": 14,
    "noticed": 14
   }
  },
  {
   "name": "paid.waitingForDelivery:parcel.shipped",
   "key": "order.paid.waitingForDelivery: parcel.shipped → order.paid.delivered [branch 1]",
   "from": "paid.waitingForDelivery",
   "to": [
    "paid.delivered"
   ],
   "event": "parcel.shipped",
   "words": "parcel.shipped",
   "label": "A carrier has the last pieces",
   "description": "A carrier has the last pieces; the shopper has 14 days to confirm receipt.",
   "who": "operator",
   "isMoney": false,
   "guard": "isLastParcel",
   "effects": [
    "sendPieces",
    "keepUnsent",
    "startReceiptDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": 2,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 31,
    "noticed": 30
   }
  },
  {
   "name": "paid.waitingForDelivery:parcel.shipped:2",
   "key": "order.paid.waitingForDelivery: parcel.shipped → stays [branch 2]",
   "from": "paid.waitingForDelivery",
   "to": [],
   "event": "parcel.shipped",
   "words": "parcel.shipped",
   "label": "A carrier has some of the pieces",
   "description": "A carrier has some of the pieces; the others follow.",
   "who": "operator",
   "isMoney": false,
   "guard": "isParcel",
   "effects": [
    "sendPieces",
    "keepUnsent"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": 1,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 1,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 23,
    "noticed": 22
   }
  },
  {
   "name": "paid.waitingForDelivery:order.annulled",
   "key": "order.paid.waitingForDelivery: order.annulled → order.afterSale.refunded",
   "from": "paid.waitingForDelivery",
   "to": [
    "afterSale.refunded"
   ],
   "event": "order.annulled",
   "words": "order.annulled",
   "label": "The shop can’t fulfil it and says why",
   "description": "The shop can’t fulfil it and says why; the whole sum goes back and the pieces are free again.",
   "who": "operator",
   "isMoney": true,
   "guard": "isAnnullable",
   "effects": [
    "giveAllBackFromTrust",
    "freePieces",
    "closeLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "refund",
      "from": "escrow",
      "to": "available",
      "amountCents": 3000
     }
    ],
    "record": {
     "status": -4,
     "afterSaleStage": "refunded",
     "totalCents": 3000,
     "refundedCents": 3000,
     "sentQuantity": 0,
     "whoActs": null
    }
   },
   "drilled": {
    "planted": 30,
    "noticed": 30
   }
  },
  {
   "name": "paid.waitingForDelivery:refund.applied",
   "key": "order.paid.waitingForDelivery: refund.applied → order.afterSale.applying",
   "from": "paid.waitingForDelivery",
   "to": [
    "afterSale.applying"
   ],
   "event": "refund.applied",
   "words": "refund.applied",
   "label": "The shopper asks for money back",
   "description": "The shopper asks for money back; only what a carrier has had can be sent back.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isRefundableBeforeDelivery",
   "effects": [
    "openRefund"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/refund/apply",
      "input": {
       "orderId": 31,
       "type": "refundOnly",
       "goodsReceived": false,
       "lines": [
        {
         "lineId": 1,
         "quantity": 1
        }
       ],
       "amountCents": 500,
       "reason": "late",
       "explanation": "The lid is cracked.",
       "evidence": [
        "aaaaaaaaaaaaaaaaaaaaaaaa"
       ]
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": -4,
     "afterSaleStage": "applying",
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 0,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "paid.delivered:receipt.confirmed",
   "key": "order.paid.delivered: receipt.confirmed → order.paid.received",
   "from": "paid.delivered",
   "to": [
    "paid.received"
   ],
   "event": "receipt.confirmed",
   "words": "receipt.confirmed",
   "label": "The shopper has the goods",
   "description": "The shopper has the goods; the shop gets its money.",
   "who": "shopper",
   "isMoney": true,
   "guard": null,
   "effects": [
    "payOutToShop",
    "countAsSold",
    "startCompletionDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/order/confirm_receipt",
      "input": {
       "orderId": 31
      },
      "isKeyed": true
     }
    ],
    "rows": [
     {
      "kind": "orderSettled",
      "from": "escrow",
      "to": "revenue",
      "amountCents": 3000
     }
    ],
    "record": {
     "status": 3,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 18,
    "noticed": 18
   }
  },
  {
   "name": "paid.delivered:receipt.autoConfirmed",
   "key": "order.paid.delivered: receipt.autoConfirmed → order.paid.received",
   "from": "paid.delivered",
   "to": [
    "paid.received"
   ],
   "event": "receipt.autoConfirmed",
   "words": "receipt.autoConfirmed",
   "label": "The time to confirm is over",
   "description": "The time to confirm is over, so receipt counts as confirmed since then, whoever looks when.",
   "who": "clock",
   "isMoney": true,
   "guard": "isDeadlinePassed",
   "effects": [
    "payOutToShop",
    "countAsSold",
    "countCompletionFromDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "orderSettled",
      "from": "escrow",
      "to": "revenue",
      "amountCents": 3000
     }
    ],
    "record": {
     "status": 3,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 24,
    "noticed": 24
   }
  },
  {
   "name": "paid.delivered:receipt.extended",
   "key": "order.paid.delivered: receipt.extended → stays",
   "from": "paid.delivered",
   "to": [],
   "event": "receipt.extended",
   "words": "receipt.extended",
   "label": "The shopper takes seven days more, once",
   "description": "The shopper takes seven days more, once.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isNotYetExtended",
   "effects": [
    "extendReceiptDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/order/extend_receipt",
      "input": {
       "orderId": 31
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": 2,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "paid.delivered:refund.applied",
   "key": "order.paid.delivered: refund.applied → order.afterSale.applying",
   "from": "paid.delivered",
   "to": [
    "afterSale.applying"
   ],
   "event": "refund.applied",
   "words": "refund.applied",
   "label": "The shopper asks for money back",
   "description": "The shopper asks for money back, with or without sending goods back.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isRefundable",
   "effects": [
    "openRefund"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/refund/apply",
      "input": {
       "orderId": 31,
       "type": "refundOnly",
       "goodsReceived": false,
       "lines": [
        {
         "lineId": 1,
         "quantity": 1
        }
       ],
       "amountCents": 500,
       "reason": "late",
       "explanation": "The lid is cracked.",
       "evidence": [
        "aaaaaaaaaaaaaaaaaaaaaaaa"
       ]
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": -4,
     "afterSaleStage": "applying",
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 11,
    "noticed": 11
   }
  },
  {
   "name": "paid.received:review.submitted",
   "key": "order.paid.received: review.submitted → order.paid.completed",
   "from": "paid.received",
   "to": [
    "paid.completed"
   ],
   "event": "review.submitted",
   "words": "review.submitted",
   "label": "The shopper reviews the goods",
   "description": "The shopper reviews the goods, which completes the order.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isReviewable",
   "effects": [
    "markReviewed",
    "startLateRefundDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
       "orderId": 31,
       "lines": [
        {
         "lineId": 1,
         "content": "Sturdy and light.",
         "productRating": 5,
         "pictures": []
        }
       ],
       "serviceRating": 5,
       "shippingRating": 5
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": 4,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": null
    }
   },
   "drilled": {
    "planted": 25,
    "noticed": 25
   }
  },
  {
   "name": "paid.received:order.completed",
   "key": "order.paid.received: order.completed → order.paid.completed",
   "from": "paid.received",
   "to": [
    "paid.completed"
   ],
   "event": "order.completed",
   "words": "order.completed",
   "label": "Seven days after receipt the order is complete",
   "description": "Seven days after receipt the order is complete, whoever looks when.",
   "who": "clock",
   "isMoney": false,
   "guard": "isDeadlinePassed",
   "effects": [
    "countLateRefundFromDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": 4,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": null
    }
   },
   "drilled": {
    "planted": 12,
    "noticed": 12
   }
  },
  {
   "name": "paid.received:refund.applied",
   "key": "order.paid.received: refund.applied → order.afterSale.applying",
   "from": "paid.received",
   "to": [
    "afterSale.applying"
   ],
   "event": "refund.applied",
   "words": "refund.applied",
   "label": "The shopper asks for money back",
   "description": "The shopper asks for money back, with or without sending goods back.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isRefundable",
   "effects": [
    "openRefund"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/refund/apply",
      "input": {
       "orderId": 31,
       "type": "refundOnly",
       "goodsReceived": false,
       "lines": [
        {
         "lineId": 1,
         "quantity": 1
        }
       ],
       "amountCents": 500,
       "reason": "late",
       "explanation": "The lid is cracked.",
       "evidence": [
        "aaaaaaaaaaaaaaaaaaaaaaaa"
       ]
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": -4,
     "afterSaleStage": "applying",
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 11,
    "noticed": 11
   }
  },
  {
   "name": "paid.completed:review.submitted",
   "key": "order.paid.completed: review.submitted → stays",
   "from": "paid.completed",
   "to": [],
   "event": "review.submitted",
   "words": "review.submitted",
   "label": "A late review",
   "description": "A late review.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isReviewable",
   "effects": [
    "markReviewed"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
       "orderId": 31,
       "lines": [
        {
         "lineId": 1,
         "content": "Sturdy and light.",
         "productRating": 5,
         "pictures": []
        }
       ],
       "serviceRating": 5,
       "shippingRating": 5
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": 4,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": null
    }
   },
   "drilled": {
    "planted": 20,
    "noticed": 20
   }
  },
  {
   "name": "paid.completed:refund.applied",
   "key": "order.paid.completed: refund.applied → order.afterSale.applying",
   "from": "paid.completed",
   "to": [
    "afterSale.applying"
   ],
   "event": "refund.applied",
   "words": "refund.applied",
   "label": "The shopper asks for money back within seven days …",
   "description": "The shopper asks for money back within seven days of completion.",
   "who": "shopper",
   "isMoney": false,
   "guard": "isRefundableInTime",
   "effects": [
    "openRefund"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/refund/apply",
      "input": {
       "orderId": 31,
       "type": "refundOnly",
       "goodsReceived": false,
       "lines": [
        {
         "lineId": 1,
         "quantity": 1
        }
       ],
       "amountCents": 500,
       "reason": "late",
       "explanation": "The lid is cracked.",
       "evidence": [
        "aaaaaaaaaaaaaaaaaaaaaaaa"
       ]
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": -4,
     "afterSaleStage": "applying",
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 15,
    "noticed": 15
   }
  },
  {
   "name": "afterSale.applying:refund.withdrawn",
   "key": "order.afterSale.applying: refund.withdrawn → order.paid.before",
   "from": "afterSale.applying",
   "to": [
    "paid.before"
   ],
   "event": "refund.withdrawn",
   "words": "refund.withdrawn",
   "label": "The shopper takes the request back",
   "description": "The shopper takes the request back.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "closeRefund"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/refund/withdraw",
      "input": {
       "refundId": 8
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": 1,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 0,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 4,
    "noticed": 4
   }
  },
  {
   "name": "afterSale.applying:refund.refused",
   "key": "order.afterSale.applying: refund.refused → order.paid.before",
   "from": "afterSale.applying",
   "to": [
    "paid.before"
   ],
   "event": "refund.refused",
   "words": "refund.refused",
   "label": "The shop refuses and says why",
   "description": "The shop refuses and says why.",
   "who": "operator",
   "isMoney": false,
   "guard": "hasReason",
   "effects": [
    "closeRefund"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": 1,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 0,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": "afterSale.applying:refund.approved",
   "key": "order.afterSale.applying: refund.approved → order.afterSale.refunding [branch 1]",
   "from": "afterSale.applying",
   "to": [
    "afterSale.refunding"
   ],
   "event": "refund.approved",
   "words": "refund.approved",
   "label": "The shop agrees, or offers less and says why",
   "description": "The shop agrees, or offers less and says why; the goods stay where they are.",
   "who": "operator",
   "isMoney": false,
   "guard": "needsNoReturn",
   "effects": [
    "keepOffer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": -4,
     "afterSaleStage": "refunding",
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 0,
     "whoActs": "clock"
    }
   },
   "drilled": {
    "planted": 13,
    "noticed": 13
   }
  },
  {
   "name": "afterSale.applying:refund.approved:2",
   "key": "order.afterSale.applying: refund.approved → order.afterSale.awaitingReturn [branch 2]",
   "from": "afterSale.applying",
   "to": [
    "afterSale.awaitingReturn"
   ],
   "event": "refund.approved",
   "words": "refund.approved",
   "label": "The shop agrees, or offers less and says why",
   "description": "The shop agrees, or offers less and says why, and says where to send the goods.",
   "who": "operator",
   "isMoney": false,
   "guard": "hasReturnAddress",
   "effects": [
    "keepOffer"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": -4,
     "afterSaleStage": "awaitingReturn",
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 1,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 18,
    "noticed": 18
   }
  },
  {
   "name": "afterSale.awaitingReturn:goods.sentBack",
   "key": "order.afterSale.awaitingReturn: goods.sentBack → order.afterSale.returning",
   "from": "afterSale.awaitingReturn",
   "to": [
    "afterSale.returning"
   ],
   "event": "goods.sentBack",
   "words": "goods.sentBack",
   "label": "The goods are on their way back",
   "description": "The goods are on their way back.",
   "who": "shopper",
   "isMoney": false,
   "guard": "hasTracking",
   "effects": [],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/refund/send_back",
      "input": {
       "refundId": 8,
       "carrier": "DHL",
       "trackingNumber": "JD015"
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": -4,
     "afterSaleStage": "returning",
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 1,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 6,
    "noticed": 6
   }
  },
  {
   "name": "afterSale.awaitingReturn:refund.withdrawn",
   "key": "order.afterSale.awaitingReturn: refund.withdrawn → order.paid.before",
   "from": "afterSale.awaitingReturn",
   "to": [
    "paid.before"
   ],
   "event": "refund.withdrawn",
   "words": "refund.withdrawn",
   "label": "The shopper keeps the goods after all",
   "description": "The shopper keeps the goods after all.",
   "who": "shopper",
   "isMoney": false,
   "guard": null,
   "effects": [
    "closeRefund"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
      "path": "/api/refund/withdraw",
      "input": {
       "refundId": 8
      },
      "isKeyed": true
     }
    ],
    "rows": [],
    "record": {
     "status": 2,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 4,
    "noticed": 4
   }
  },
  {
   "name": "afterSale.returning:goods.returned",
   "key": "order.afterSale.returning: goods.returned → order.afterSale.refunding",
   "from": "afterSale.returning",
   "to": [
    "afterSale.refunding"
   ],
   "event": "goods.returned",
   "words": "goods.returned",
   "label": "The goods are back",
   "description": "The goods are back; those fit for sale go on the shelf again.",
   "who": "operator",
   "isMoney": false,
   "guard": "isReturnedQuantity",
   "effects": [
    "restockPieces"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": -4,
     "afterSaleStage": "refunding",
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 1,
     "whoActs": "clock"
    }
   },
   "drilled": {
    "planted": 18,
    "noticed": 17
   }
  },
  {
   "name": "afterSale.returning:refund.refused",
   "key": "order.afterSale.returning: refund.refused → order.paid.before",
   "from": "afterSale.returning",
   "to": [
    "paid.before"
   ],
   "event": "refund.refused",
   "words": "refund.refused",
   "label": "What came back is not what was bought",
   "description": "What came back is not what was bought; the shop says why it refuses.",
   "who": "operator",
   "isMoney": false,
   "guard": "hasReason",
   "effects": [
    "closeRefund"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "record": {
     "status": 2,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 0,
     "sentQuantity": 3,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 9,
    "noticed": 9
   }
  },
  {
   "name": "afterSale.refunding:refund.settled",
   "key": "order.afterSale.refunding: refund.settled → order.afterSale.refunded [branch 1]",
   "from": "afterSale.refunding",
   "to": [
    "afterSale.refunded"
   ],
   "event": "refund.settled",
   "words": "refund.settled",
   "label": "The last of it is paid back from trust",
   "description": "The last of it is paid back from trust; every piece or the whole sum is refunded, and what nobody asked for is paid out to the shop.",
   "who": "clock",
   "isMoney": true,
   "guard": "isNothingLeftInTrust",
   "effects": [
    "giveBackFromTrust",
    "payOutToShop",
    "freePieces",
    "settleLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "refund",
      "from": "escrow",
      "to": "available",
      "amountCents": 500
     }
    ],
    "record": {
     "status": -4,
     "afterSaleStage": "refunded",
     "totalCents": 3000,
     "refundedCents": 3000,
     "sentQuantity": 1,
     "whoActs": null
    }
   },
   "drilled": {
    "planted": 35,
    "noticed": 35
   }
  },
  {
   "name": "afterSale.refunding:refund.settled:2",
   "key": "order.afterSale.refunding: refund.settled → order.afterSale.refunded [branch 2]",
   "from": "afterSale.refunding",
   "to": [
    "afterSale.refunded"
   ],
   "event": "refund.settled",
   "words": "refund.settled",
   "label": "The last of it is paid back by the shop",
   "description": "The last of it is paid back by the shop; every piece or the whole sum is refunded, and what nobody asked for stays with it.",
   "who": "clock",
   "isMoney": true,
   "guard": "isNothingLeft",
   "effects": [
    "giveBackFromRevenue",
    "settleLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "refund",
      "from": "revenue",
      "to": "available",
      "amountCents": 500
     }
    ],
    "record": {
     "status": -4,
     "afterSaleStage": "refunded",
     "totalCents": 3000,
     "refundedCents": 3000,
     "sentQuantity": 3,
     "whoActs": null
    }
   },
   "drilled": {
    "planted": 22,
    "noticed": 22
   }
  },
  {
   "name": "afterSale.refunding:refund.settled:3",
   "key": "order.afterSale.refunding: refund.settled → order.paid.delivered [branch 3]",
   "from": "afterSale.refunding",
   "to": [
    "paid.delivered"
   ],
   "event": "refund.settled",
   "words": "refund.settled",
   "label": "What was not sent is paid back",
   "description": "What was not sent is paid back, so all that is left is on its way, as after a last parcel.",
   "who": "clock",
   "isMoney": true,
   "guard": "isNothingUnsent",
   "effects": [
    "giveBackFromTrust",
    "freeRefundedPieces",
    "settleLines",
    "startReceiptDeadline"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "refund",
      "from": "escrow",
      "to": "available",
      "amountCents": 500
     }
    ],
    "record": {
     "status": 2,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 1000,
     "sentQuantity": 1,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 34,
    "noticed": 32
   }
  },
  {
   "name": "afterSale.refunding:refund.settled:4",
   "key": "order.afterSale.refunding: refund.settled → order.paid.before [branch 4]",
   "from": "afterSale.refunding",
   "to": [
    "paid.before"
   ],
   "event": "refund.settled",
   "words": "refund.settled",
   "label": "Some of it is paid back from trust",
   "description": "Some of it is paid back from trust; the order goes on where it stood.",
   "who": "clock",
   "isMoney": true,
   "guard": "isWithinTrust",
   "effects": [
    "giveBackFromTrust",
    "freeRefundedPieces",
    "settleLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "refund",
      "from": "escrow",
      "to": "available",
      "amountCents": 500
     }
    ],
    "record": {
     "status": 1,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 500,
     "sentQuantity": 0,
     "whoActs": "operator"
    }
   },
   "drilled": {
    "planted": 28,
    "noticed": 26
   }
  },
  {
   "name": "afterSale.refunding:refund.settled:5",
   "key": "order.afterSale.refunding: refund.settled → order.paid.before [branch 5]",
   "from": "afterSale.refunding",
   "to": [
    "paid.before"
   ],
   "event": "refund.settled",
   "words": "refund.settled",
   "label": "Some of it is paid back by the shop",
   "description": "Some of it is paid back by the shop, which has had the money since receipt; the order goes on where it stood.",
   "who": "clock",
   "isMoney": true,
   "guard": "isWithinRevenue",
   "effects": [
    "giveBackFromRevenue",
    "settleLines"
   ],
   "evidence": {
    "actors": {
     "isThere": true,
     "text": "tests/model/charts.test.ts takes it on the real actor"
    },
    "api": {
     "isThere": true,
     "text": "tests/model/api/orderPaths.test.ts walks this chart over HTTP"
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
    "rows": [
     {
      "kind": "refund",
      "from": "revenue",
      "to": "available",
      "amountCents": 500
     }
    ],
    "record": {
     "status": 3,
     "afterSaleStage": null,
     "totalCents": 3000,
     "refundedCents": 500,
     "sentQuantity": 3,
     "whoActs": "shopper"
    }
   },
   "drilled": {
    "planted": 22,
    "noticed": 20
   }
  }
 ],
 "films": [
  {
   "title": "an order’s life: placed, its pieces are reserved for 30 minutes; cancelled, they are free again",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.cancelled",
     "taken": [
      "waitingToPay:order.cancelled"
     ],
     "leaves": [
      "cancelled"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: what is paid waits in trust, and is the shop’s once the shopper has the goods",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "receipt.confirmed {\"at\":1767571260000}",
     "taken": [
      "paid.delivered:receipt.confirmed"
     ],
     "leaves": [
      "paid.received"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: a late refund comes from the shop’s own money, and the goods stay sold",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "receipt.confirmed {\"at\":1767571260000}",
     "taken": [
      "paid.delivered:receipt.confirmed"
     ],
     "leaves": [
      "paid.received"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2…",
     "taken": [
      "paid.received:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled:2"
     ],
     "leaves": [
      "afterSale.refunded"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: paid, shipped, extended, confirmed by the clock, completed by the clock",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "receipt.extended",
     "taken": [
      "paid.delivered:receipt.extended"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "receipt.autoConfirmed {\"at\":1769385660000}",
     "taken": [
      "paid.delivered:receipt.autoConfirmed"
     ],
     "leaves": [
      "paid.received"
     ]
    },
    {
     "event": "order.completed {\"at\":1769990460000}",
     "taken": [
      "paid.received:order.completed"
     ],
     "leaves": [
      "paid.completed"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: left alone for 25 days after shipping: each deadline counts from the one before",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "receipt.autoConfirmed {\"at\":1769731260000}",
     "taken": [
      "paid.delivered:receipt.autoConfirmed"
     ],
     "leaves": [
      "paid.received"
     ]
    },
    {
     "event": "order.completed {\"at\":1769731260000}",
     "taken": [
      "paid.received:order.completed"
     ],
     "leaves": [
      "paid.completed"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: an after-sale request stops the deadline, which goes on with the time that was left",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767916860000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.delivered:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.withdrawn {\"at\":1771027260000}",
     "taken": [
      "afterSale.applying:refund.withdrawn"
     ],
     "leaves": [
      "paid.delivered"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: refunds of single pieces, one after the other, give back the whole sum",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled:4"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled:4"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled"
     ],
     "leaves": [
      "afterSale.refunded"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: every piece refunded for less than it cost leaves nothing to ask for",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled"
     ],
     "leaves": [
      "afterSale.refunded"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: the whole sum is no more than its pieces: who gets it has nothing to ask for",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled"
     ],
     "leaves": [
      "afterSale.refunded"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: never gives back more than is left of what was paid",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: in two parcels: the last one makes it delivered, 14 days from then",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":2,\"quantity\":1}],\"carrier\":\"DHL\",\"trac…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped:2"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767830460000,\"lines\":[{\"lineId\":1,\"quantity\":2}],\"carrier\":\"DHL\",\"trac…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: what was not sent is refunded: the rest goes on as after a last parcel",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":2,\"quantity\":1}],\"carrier\":\"DHL\",\"trac…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped:2"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":2}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767744060000}",
     "taken": [
      "afterSale.refunding:refund.settled:3"
     ],
     "leaves": [
      "paid.delivered"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: money for a parcel that left goes back while the other pieces still wait",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":2,\"quantity\":1}],\"carrier\":\"DHL\",\"trac…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped:2"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved:2"
     ],
     "leaves": [
      "afterSale.awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"DHL\",\"trackingNumber\":\"JD015\"}",
     "taken": [
      "afterSale.awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "afterSale.returning"
     ]
    },
    {
     "event": "goods.returned {\"resellableQuantity\":1}",
     "taken": [
      "afterSale.returning:goods.returned"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled:4"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: of pieces of one line those are refunded first that were not sent",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":1}],\"carrier\":\"DHL\",\"trac…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped:2"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled:4"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: an offer gives less; its pieces can give the rest, and are sent",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":{\"amountCents\":200,\"reason\":\"one scratch\"}}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled:4"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2…",
     "taken": [
      "paid.delivered:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled"
     ],
     "leaves": [
      "afterSale.refunded"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: annulled by the shop, it gives back all that was left of its sum",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled:4"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "order.annulled {\"at\":1767571260000,\"reason\":\"sold out\"}",
     "taken": [
      "paid.waitingForDelivery:order.annulled"
     ],
     "leaves": [
      "afterSale.refunded"
     ]
    }
   ]
  },
  {
   "title": "an order’s life: a return goes by way of the parcel and the shelf",
   "kind": "journey",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "receipt.confirmed {\"at\":1767571260000}",
     "taken": [
      "paid.delivered:receipt.confirmed"
     ],
     "leaves": [
      "paid.received"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.received:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved:2"
     ],
     "leaves": [
      "afterSale.awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"DHL\",\"trackingNumber\":\"JD015\"}",
     "taken": [
      "afterSale.awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "afterSale.returning"
     ]
    },
    {
     "event": "goods.returned {\"resellableQuantity\":1}",
     "taken": [
      "afterSale.returning:goods.returned"
     ],
     "leaves": [
      "afterSale.refunding"
     ]
    },
    {
     "event": "refund.settled {\"at\":1767571260000}",
     "taken": [
      "afterSale.refunding:refund.settled:5"
     ],
     "leaves": [
      "paid.received"
     ]
    }
   ]
  },
  {
   "title": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…, order.expired {\"at\":1767573000000} → \"cancelled\"",
   "kind": "path",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.expired {\"at\":1767573000000}",
     "taken": [
      "waitingToPay:order.expired"
     ],
     "leaves": [
      "cancelled"
     ]
    }
   ]
  },
  {
   "title": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…, order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…, refund.refused {\"at\":1767571260000,\"reason\":\"worn\"} → {\"paid\":\"waitingForDelivery\"}",
   "kind": "path",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.waitingForDelivery:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.refused {\"at\":1767571260000,\"reason\":\"worn\"}",
     "taken": [
      "afterSale.applying:refund.refused"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    }
   ]
  },
  {
   "title": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…, order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, receipt.autoConfirmed {\"at\":1775347200000}, review.submitted {\"at\":1767571260000,\"lineIds\":[1]} → {\"paid\":\"completed\"}",
   "kind": "path",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "receipt.autoConfirmed {\"at\":1775347200000}",
     "taken": [
      "paid.delivered:receipt.autoConfirmed"
     ],
     "leaves": [
      "paid.received"
     ]
    },
    {
     "event": "review.submitted {\"at\":1767571260000,\"lineIds\":[1]}",
     "taken": [
      "paid.received:review.submitted"
     ],
     "leaves": [
      "paid.completed"
     ]
    }
   ]
  },
  {
   "title": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…, order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…, refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}, refund.withdrawn {\"at\":1767571260000} → {\"paid\":\"delivered\"}",
   "kind": "path",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.delivered:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved:2"
     ],
     "leaves": [
      "afterSale.awaitingReturn"
     ]
    },
    {
     "event": "refund.withdrawn {\"at\":1767571260000}",
     "taken": [
      "afterSale.awaitingReturn:refund.withdrawn"
     ],
     "leaves": [
      "paid.delivered"
     ]
    }
   ]
  },
  {
   "title": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…, order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, receipt.confirmed {\"at\":1767571260000}, review.submitted {\"at\":1767571260000,\"lineIds\":[1]}, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…, refund.refused {\"at\":1767571260000,\"reason\":\"worn\"} → {\"paid\":\"completed\"}",
   "kind": "path",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "receipt.confirmed {\"at\":1767571260000}",
     "taken": [
      "paid.delivered:receipt.confirmed"
     ],
     "leaves": [
      "paid.received"
     ]
    },
    {
     "event": "review.submitted {\"at\":1767571260000,\"lineIds\":[1]}",
     "taken": [
      "paid.received:review.submitted"
     ],
     "leaves": [
      "paid.completed"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.completed:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.refused {\"at\":1767571260000,\"reason\":\"worn\"}",
     "taken": [
      "afterSale.applying:refund.refused"
     ],
     "leaves": [
      "paid.completed"
     ]
    }
   ]
  },
  {
   "title": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…, order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…, refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}, goods.sentBack {\"carrier\":\"DHL\",\"trackingNumber\":\"JD015\"}, refund.refused {\"at\":1767571260000,\"reason\":\"worn\"} → {\"paid\":\"delivered\"}",
   "kind": "path",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.delivered:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
     "taken": [
      "afterSale.applying:refund.approved:2"
     ],
     "leaves": [
      "afterSale.awaitingReturn"
     ]
    },
    {
     "event": "goods.sentBack {\"carrier\":\"DHL\",\"trackingNumber\":\"JD015\"}",
     "taken": [
      "afterSale.awaitingReturn:goods.sentBack"
     ],
     "leaves": [
      "afterSale.returning"
     ]
    },
    {
     "event": "refund.refused {\"at\":1767571260000,\"reason\":\"worn\"}",
     "taken": [
      "afterSale.returning:refund.refused"
     ],
     "leaves": [
      "paid.delivered"
     ]
    }
   ]
  },
  {
   "title": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…, order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, receipt.confirmed {\"at\":1767571260000}, order.completed {\"at\":1775347200000}, review.submitted {\"at\":1767571260000,\"lineIds\":[1]}, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…, refund.refused {\"at\":1767571260000,\"reason\":\"worn\"} → {\"paid\":\"completed\"}",
   "kind": "path",
   "start": [
    "atCheckout"
   ],
   "steps": [
    {
     "event": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
     "taken": [
      "atCheckout:order.placed"
     ],
     "leaves": [
      "waitingToPay"
     ]
    },
    {
     "event": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
     "taken": [
      "waitingToPay:order.paid"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    },
    {
     "event": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
     "taken": [
      "paid.waitingForDelivery:parcel.shipped"
     ],
     "leaves": [
      "paid.delivered"
     ]
    },
    {
     "event": "receipt.confirmed {\"at\":1767571260000}",
     "taken": [
      "paid.delivered:receipt.confirmed"
     ],
     "leaves": [
      "paid.received"
     ]
    },
    {
     "event": "order.completed {\"at\":1775347200000}",
     "taken": [
      "paid.received:order.completed"
     ],
     "leaves": [
      "paid.completed"
     ]
    },
    {
     "event": "review.submitted {\"at\":1767571260000,\"lineIds\":[1]}",
     "taken": [
      "paid.completed:review.submitted"
     ],
     "leaves": [
      "paid.completed"
     ]
    },
    {
     "event": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
     "taken": [
      "paid.completed:refund.applied"
     ],
     "leaves": [
      "afterSale.applying"
     ]
    },
    {
     "event": "refund.refused {\"at\":1767571260000,\"reason\":\"worn\"}",
     "taken": [
      "afterSale.applying:refund.refused"
     ],
     "leaves": [
      "paid.completed"
     ]
    }
   ]
  }
 ],
 "events": [
  {
   "type": "order.placed",
   "label": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
   "event": {
    "type": "order.placed",
    "at": 1767571200000,
    "totalCents": 3000,
    "lines": [
     {
      "lineId": 1,
      "quantity": 2,
      "pieceCents": [
       500,
       500
      ],
      "piecesLeft": 9
     },
     {
      "lineId": 2,
      "quantity": 1,
      "pieceCents": [
       2000
      ],
      "piecesLeft": 1
     }
    ]
   }
  },
  {
   "type": "order.placed",
   "label": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[]}",
   "event": {
    "type": "order.placed",
    "at": 1767571200000,
    "totalCents": 3000,
    "lines": []
   }
  },
  {
   "type": "order.placed",
   "label": "order.placed {\"at\":1767571200000,\"totalCents\":3000,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
   "event": {
    "type": "order.placed",
    "at": 1767571200000,
    "totalCents": 3000,
    "lines": [
     {
      "lineId": 1,
      "quantity": 2,
      "pieceCents": [
       500,
       500
      ],
      "piecesLeft": 0
     },
     {
      "lineId": 2,
      "quantity": 1,
      "pieceCents": [
       2000
      ],
      "piecesLeft": 0
     }
    ]
   }
  },
  {
   "type": "order.placed",
   "label": "order.placed {\"at\":1767571200000,\"totalCents\":2999,\"lines\":[{\"lineId\":1,\"quantity\":2,\"piec…",
   "event": {
    "type": "order.placed",
    "at": 1767571200000,
    "totalCents": 2999,
    "lines": [
     {
      "lineId": 1,
      "quantity": 2,
      "pieceCents": [
       500,
       500
      ],
      "piecesLeft": 9
     },
     {
      "lineId": 2,
      "quantity": 1,
      "pieceCents": [
       2000
      ],
      "piecesLeft": 1
     }
    ]
   }
  },
  {
   "type": "order.paid",
   "label": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}",
   "event": {
    "type": "order.paid",
    "at": 1767571260000,
    "codeProven": true,
    "balanceCents": 3000
   }
  },
  {
   "type": "order.paid",
   "label": "order.paid {\"at\":1767573000000,\"codeProven\":true,\"balanceCents\":3000}",
   "event": {
    "type": "order.paid",
    "at": 1767573000000,
    "codeProven": true,
    "balanceCents": 3000
   }
  },
  {
   "type": "order.paid",
   "label": "order.paid {\"at\":1767571260000,\"codeProven\":false,\"balanceCents\":3000}",
   "event": {
    "type": "order.paid",
    "at": 1767571260000,
    "codeProven": false,
    "balanceCents": 3000
   }
  },
  {
   "type": "order.paid",
   "label": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":2999}",
   "event": {
    "type": "order.paid",
    "at": 1767571260000,
    "codeProven": true,
    "balanceCents": 2999
   }
  },
  {
   "type": "order.cancelled",
   "label": "order.cancelled",
   "event": {
    "type": "order.cancelled"
   }
  },
  {
   "type": "order.expired",
   "label": "order.expired {\"at\":1767573000000}",
   "event": {
    "type": "order.expired",
    "at": 1767573000000
   }
  },
  {
   "type": "order.expired",
   "label": "order.expired {\"at\":1767572999999}",
   "event": {
    "type": "order.expired",
    "at": 1767572999999
   }
  },
  {
   "type": "parcel.shipped",
   "label": "parcel.shipped {\"at\":1767571260000,\"lines\":[],\"carrier\":\"DHL\",\"trackingNumber\":\"JD014\"}",
   "event": {
    "type": "parcel.shipped",
    "at": 1767571260000,
    "lines": [],
    "carrier": "DHL",
    "trackingNumber": "JD014"
   }
  },
  {
   "type": "parcel.shipped",
   "label": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":2,\"quantity\":1}],\"carrier\":\"DHL\",\"trac…",
   "event": {
    "type": "parcel.shipped",
    "at": 1767571260000,
    "lines": [
     {
      "lineId": 2,
      "quantity": 1
     }
    ],
    "carrier": "DHL",
    "trackingNumber": "JD014"
   }
  },
  {
   "type": "parcel.shipped",
   "label": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
   "event": {
    "type": "parcel.shipped",
    "at": 1767571260000,
    "lines": [
     {
      "lineId": 1,
      "quantity": 2
     },
     {
      "lineId": 2,
      "quantity": 1
     }
    ],
    "carrier": " ",
    "trackingNumber": "JD014"
   }
  },
  {
   "type": "parcel.shipped",
   "label": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
   "event": {
    "type": "parcel.shipped",
    "at": 1767571260000,
    "lines": [
     {
      "lineId": 1,
      "quantity": 2
     },
     {
      "lineId": 2,
      "quantity": 1
     }
    ],
    "carrier": "DHL",
    "trackingNumber": ""
   }
  },
  {
   "type": "parcel.shipped",
   "label": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…",
   "event": {
    "type": "parcel.shipped",
    "at": 1767571260000,
    "lines": [
     {
      "lineId": 1,
      "quantity": 2
     },
     {
      "lineId": 2,
      "quantity": 1
     }
    ],
    "carrier": "DHL",
    "trackingNumber": "JD014"
   }
  },
  {
   "type": "parcel.shipped",
   "label": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2}],\"carrier\":\"DHL\",\"trac…",
   "event": {
    "type": "parcel.shipped",
    "at": 1767571260000,
    "lines": [
     {
      "lineId": 1,
      "quantity": 2
     }
    ],
    "carrier": "DHL",
    "trackingNumber": "JD014"
   }
  },
  {
   "type": "parcel.shipped",
   "label": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":1},{\"lineId\":2,\"quantity\"…",
   "event": {
    "type": "parcel.shipped",
    "at": 1767571260000,
    "lines": [
     {
      "lineId": 1,
      "quantity": 1
     },
     {
      "lineId": 2,
      "quantity": 1
     }
    ],
    "carrier": "DHL",
    "trackingNumber": "JD014"
   }
  },
  {
   "type": "parcel.shipped",
   "label": "parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":1}],\"carrier\":\"DHL\",\"trac…",
   "event": {
    "type": "parcel.shipped",
    "at": 1767571260000,
    "lines": [
     {
      "lineId": 1,
      "quantity": 1
     }
    ],
    "carrier": "DHL",
    "trackingNumber": "JD014"
   }
  },
  {
   "type": "order.annulled",
   "label": "order.annulled {\"at\":1767571260000,\"reason\":\"sold out\"}",
   "event": {
    "type": "order.annulled",
    "at": 1767571260000,
    "reason": "sold out"
   }
  },
  {
   "type": "order.annulled",
   "label": "order.annulled {\"at\":1767571260000,\"reason\":\" \"}",
   "event": {
    "type": "order.annulled",
    "at": 1767571260000,
    "reason": " "
   }
  },
  {
   "type": "receipt.confirmed",
   "label": "receipt.confirmed {\"at\":1767571260000}",
   "event": {
    "type": "receipt.confirmed",
    "at": 1767571260000
   }
  },
  {
   "type": "receipt.autoConfirmed",
   "label": "receipt.autoConfirmed {\"at\":1767571260000}",
   "event": {
    "type": "receipt.autoConfirmed",
    "at": 1767571260000
   }
  },
  {
   "type": "receipt.autoConfirmed",
   "label": "receipt.autoConfirmed {\"at\":1775347200000}",
   "event": {
    "type": "receipt.autoConfirmed",
    "at": 1775347200000
   }
  },
  {
   "type": "receipt.extended",
   "label": "receipt.extended",
   "event": {
    "type": "receipt.extended"
   }
  },
  {
   "type": "review.submitted",
   "label": "review.submitted {\"at\":1767571260000,\"lineIds\":[1]}",
   "event": {
    "type": "review.submitted",
    "at": 1767571260000,
    "lineIds": [
     1
    ]
   }
  },
  {
   "type": "review.submitted",
   "label": "review.submitted {\"at\":1767571260000,\"lineIds\":[]}",
   "event": {
    "type": "review.submitted",
    "at": 1767571260000,
    "lineIds": []
   }
  },
  {
   "type": "review.submitted",
   "label": "review.submitted {\"at\":1767571260000,\"lineIds\":[3]}",
   "event": {
    "type": "review.submitted",
    "at": 1767571260000,
    "lineIds": [
     3
    ]
   }
  },
  {
   "type": "order.completed",
   "label": "order.completed {\"at\":1767571260000}",
   "event": {
    "type": "order.completed",
    "at": 1767571260000
   }
  },
  {
   "type": "order.completed",
   "label": "order.completed {\"at\":1775347200000}",
   "event": {
    "type": "order.completed",
    "at": 1775347200000
   }
  },
  {
   "type": "refund.applied",
   "label": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
   "event": {
    "type": "refund.applied",
    "at": 1767571260000,
    "request": {
     "lines": [
      {
       "lineId": 1,
       "quantity": 1
      }
     ],
     "amountCents": 500,
     "withReturn": false,
     "isOfSent": false
    }
   }
  },
  {
   "type": "refund.applied",
   "label": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…",
   "event": {
    "type": "refund.applied",
    "at": 1767571260000,
    "request": {
     "lines": [
      {
       "lineId": 2,
       "quantity": 1
      }
     ],
     "amountCents": 2000,
     "withReturn": true,
     "isOfSent": true
    }
   }
  },
  {
   "type": "refund.applied",
   "label": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2…",
   "event": {
    "type": "refund.applied",
    "at": 1767571260000,
    "request": {
     "lines": [
      {
       "lineId": 1,
       "quantity": 2
      },
      {
       "lineId": 2,
       "quantity": 1
      }
     ],
     "amountCents": 2500,
     "withReturn": false,
     "isOfSent": false
    }
   }
  },
  {
   "type": "refund.applied",
   "label": "refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…",
   "event": {
    "type": "refund.applied",
    "at": 1767571260000,
    "request": {
     "lines": [
      {
       "lineId": 1,
       "quantity": 1
      }
     ],
     "amountCents": 501,
     "withReturn": false,
     "isOfSent": false
    }
   }
  },
  {
   "type": "refund.withdrawn",
   "label": "refund.withdrawn {\"at\":1767571260000}",
   "event": {
    "type": "refund.withdrawn",
    "at": 1767571260000
   }
  },
  {
   "type": "refund.refused",
   "label": "refund.refused {\"at\":1767571260000,\"reason\":\"worn\"}",
   "event": {
    "type": "refund.refused",
    "at": 1767571260000,
    "reason": "worn"
   }
  },
  {
   "type": "refund.refused",
   "label": "refund.refused {\"at\":1767571260000,\"reason\":\" \"}",
   "event": {
    "type": "refund.refused",
    "at": 1767571260000,
    "reason": " "
   }
  },
  {
   "type": "refund.approved",
   "label": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}",
   "event": {
    "type": "refund.approved",
    "returnAddress": "Pier 4",
    "offer": null
   }
  },
  {
   "type": "refund.approved",
   "label": "refund.approved {\"returnAddress\":null,\"offer\":null}",
   "event": {
    "type": "refund.approved",
    "returnAddress": null,
    "offer": null
   }
  },
  {
   "type": "refund.approved",
   "label": "refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":{\"amountCents\":200,\"reason\":\"one scratch\"}}",
   "event": {
    "type": "refund.approved",
    "returnAddress": "Pier 4",
    "offer": {
     "amountCents": 200,
     "reason": "one scratch"
    }
   }
  },
  {
   "type": "goods.sentBack",
   "label": "goods.sentBack {\"carrier\":\"DHL\",\"trackingNumber\":\"JD015\"}",
   "event": {
    "type": "goods.sentBack",
    "carrier": "DHL",
    "trackingNumber": "JD015"
   }
  },
  {
   "type": "goods.sentBack",
   "label": "goods.sentBack {\"carrier\":\"\",\"trackingNumber\":\"JD015\"}",
   "event": {
    "type": "goods.sentBack",
    "carrier": "",
    "trackingNumber": "JD015"
   }
  },
  {
   "type": "goods.returned",
   "label": "goods.returned {\"resellableQuantity\":1}",
   "event": {
    "type": "goods.returned",
    "resellableQuantity": 1
   }
  },
  {
   "type": "goods.returned",
   "label": "goods.returned {\"resellableQuantity\":4}",
   "event": {
    "type": "goods.returned",
    "resellableQuantity": 4
   }
  },
  {
   "type": "refund.settled",
   "label": "refund.settled {\"at\":1767571260000}",
   "event": {
    "type": "refund.settled",
    "at": 1767571260000
   }
  }
 ],
 "inputs": []
})
