(window.flowBook ??= []).push({
 "id": "order",
 "question": "Where does an order stand, who acts next, and where does the money go?",
 "description": "The life of an order, from the moment it is placed.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1590 1762\" width=\"1590\" height=\"1762\" role=\"img\" aria-label=\"order: The life of an order, from the moment it is placed.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1590\" height=\"1762\"/>\n<g class=\"leaf\" data-state=\"order.waitingToPay\"><title>Placed. Its pieces are reserved until it is paid or its 30 minutes are over.</title><rect x=\"40\" y=\"52\" width=\"130\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"50\" y=\"73\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Waiting to pay</text><text class=\"code\" x=\"152\" y=\"73\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"order.cancelled\"><title>Never paid. Nothing more happens.</title><rect x=\"29\" y=\"214\" width=\"107\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"39\" y=\"235\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">Cancelled</text><text class=\"code\" x=\"113\" y=\"235\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">-1</text></g>\n<g class=\"box compound\" data-state=\"order.paid\"><title>Paid, and no after-sale request is open.</title><rect x=\"543\" y=\"214\" width=\"378.3\" height=\"660\" rx=\"12\"/><text class=\"title\" x=\"553\" y=\"235\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\">Paid</text></g>\n<g class=\"history\" data-state=\"order.paid.before\"><title>Where the order stood when the after-sale request was made.</title><circle cx=\"785.3\" cy=\"306\" r=\"12\"/><text class=\"title\" x=\"780.3\" y=\"310\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">H</text></g>\n<g class=\"leaf\" data-state=\"order.paid.waitingForDelivery\"><title>The shop packs the order and hands it to a carrier, in one parcel or in several.</title><rect x=\"559\" y=\"344\" width=\"205\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"569\" y=\"365\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">Waiting for delivery</text><text class=\"code\" x=\"703\" y=\"365\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">1</text><g class=\"row\" data-arrow=\"paid.waitingForDelivery:parcel.shipped:2\" data-who=\"operator\"><title>parcel.shipped: A carrier has some of the pieces; the others follow.</title><rect class=\"hit\" x=\"567\" y=\"374\" width=\"189\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(569 375)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"586\" y=\"385\" textLength=\"168\" lengthAdjust=\"spacingAndGlyphs\">A carrier has some of the pieces</text></g></g>\n<g class=\"leaf\" data-state=\"order.paid.delivered\"><title>On its way or handed over; receipt is not confirmed.</title><rect x=\"707.9\" y=\"488\" width=\"158\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"717.9\" y=\"509\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Delivered</text><text class=\"code\" x=\"788.9\" y=\"509\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">2</text><g class=\"row\" data-arrow=\"paid.delivered:receipt.extended\" data-who=\"shopper\"><title>receipt.extended: The shopper takes seven days more, once.</title><rect class=\"hit\" x=\"715.9\" y=\"518\" width=\"142\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(717.9 519)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"734.9\" y=\"529\" textLength=\"97\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes</text><text x=\"734.9\" y=\"543\" textLength=\"121\" lengthAdjust=\"spacingAndGlyphs\">seven days more, once</text></g></g>\n<g class=\"leaf\" data-state=\"order.paid.received\"><title>The shopper has the goods and may review them.</title><rect x=\"764.3\" y=\"646\" width=\"98\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"774.3\" y=\"667\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Received</text><text class=\"code\" x=\"844.3\" y=\"667\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">3</text></g>\n<g class=\"leaf\" data-state=\"order.paid.completed\"><title>Complete. A late review and, for seven days, a late refund are possible.</title><rect x=\"775.6\" y=\"804\" width=\"108\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"785.6\" y=\"825\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Completed</text><text class=\"code\" x=\"865.6\" y=\"825\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">4</text><g class=\"row\" data-arrow=\"paid.completed:review.submitted\" data-who=\"shopper\"><title>review.submitted: A late review.</title><rect class=\"hit\" x=\"783.6\" y=\"834\" width=\"88\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(785.6 835)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"802.6\" y=\"845\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">A late review</text></g></g>\n<g class=\"box compound\" data-state=\"order.afterSale\"><title>A request for money back is open, or nothing is left to ask for. Deadlines stand still.</title><rect x=\"452\" y=\"1030\" width=\"534.5\" height=\"656\" rx=\"12\"/><text class=\"title\" x=\"531\" y=\"1051\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">After sale</text><text class=\"code\" x=\"602\" y=\"1051\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">-4</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.applying\"><title>The shop looks at the request.</title><rect x=\"687.8\" y=\"1120\" width=\"77\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"697.8\" y=\"1141\" textLength=\"57\" lengthAdjust=\"spacingAndGlyphs\">Applying</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.awaitingReturn\"><title>The shopper has to send the goods back.</title><rect x=\"667.3\" y=\"1250\" width=\"118\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"677.3\" y=\"1271\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">Awaiting return</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.returning\"><title>The shop waits for the goods and looks at them.</title><rect x=\"704\" y=\"1380\" width=\"84\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"714\" y=\"1401\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Returning</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.refunding\"><title>The money is going back to the shopper’s balance.</title><rect x=\"784.5\" y=\"1498\" width=\"87\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"794.5\" y=\"1519\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Refunding</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.refunded\"><title>Every piece or the whole sum was given back. Nothing more happens.</title><rect x=\"498\" y=\"1630\" width=\"84\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"508\" y=\"1651\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Refunded</text></g>\n<circle class=\"dot\" data-start=\"order\" cx=\"105\" cy=\"21\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M105 26L105 52\"/><path class=\"tip\" d=\"M105 52L108.6 44L101.4 44Z\"/></g>\n<circle class=\"dot\" data-start=\"order.paid\" cx=\"695.7\" cy=\"313\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M695.7 318L695.7 344\"/><path class=\"tip\" d=\"M695.7 344L699.3 336L692 336Z\"/></g>\n<circle class=\"dot\" data-start=\"order.afterSale\" cx=\"726.3\" cy=\"1075\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M726.3 1080L726.3 1120\"/><path class=\"tip\" d=\"M726.3 1120L730 1112L722.7 1112Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"waitingToPay:order.paid\"><path class=\"line\" d=\"M127 92L127 99Q127 106 134 106L620 106Q627 106 627 113L627.3 201Q627.3 208 627.3 215L627.3 344\"/><path class=\"tip\" d=\"M627.3 344L631 336L623.7 336Z\"/></g>\n<g class=\"arrow many\" data-line=\"waitingToPay:order.cancelled waitingToPay:order.expired\"><path class=\"line\" d=\"M83 92L83 214\"/><path class=\"tip\" d=\"M83 214L86.6 206L79.4 206Z\"/></g>\n<g class=\"arrow operator\" data-line=\"paid.waitingForDelivery:parcel.shipped\"><path class=\"line\" d=\"M712.8 398L712.8 467Q712.8 474 719.8 474L753.6 474Q760.6 474 760.6 481L760.6 488\"/><path class=\"tip\" d=\"M760.6 488L764.2 480L756.9 480Z\"/></g>\n<g class=\"arrow operator\" data-line=\"paid.waitingForDelivery:order.annulled\"><path class=\"line\" d=\"M610.3 398L610.3 406Q610.3 412 604.3 412L604.3 412Q598.3 412 598.2 418L598 873Q598 880 598 887L598 887Q598 894 591 894L439 894Q432 894 432 901L432 991Q432 998 439 998L519 998Q526 998 526 1005L526 1630\"/><path class=\"tip\" d=\"M526 1630L529.6 1622L522.4 1622Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.waitingForDelivery:refund.applied\"><path class=\"line\" d=\"M661.5 398L661.5 417Q661.5 424 654.5 424L618.3 424Q611.3 424 611.2 431L611 873Q611 880 611 887L611 899Q611 906 604 906L581 906Q574 906 574 913L574 991Q574 998 581 998L684 998Q691 998 691.1 1005L691.2 1017Q691.3 1024 691.3 1031L691.3 1101.3Q691.3 1106 696 1106L696 1106Q700.7 1106 700.7 1110.7L700.7 1120\"/><path class=\"tip\" d=\"M700.7 1120L704.3 1112L697 1112Z\"/></g>\n<g class=\"arrow many\" data-line=\"paid.delivered:receipt.confirmed paid.delivered:receipt.autoConfirmed\"><path class=\"line\" d=\"M813.3 556L813.3 646\"/><path class=\"tip\" d=\"M813.3 646L816.9 638L809.6 638Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.delivered:refund.applied\"><path class=\"line\" d=\"M760.6 556L760.6 563Q760.6 570 753.6 570L711.3 570Q704.3 570 704.2 577L704 873Q704 880 704 887L704.3 1017Q704.3 1024 704.3 1031L704.3 1089.4Q704.3 1094 708.9 1094L708.9 1094Q713.5 1094 713.5 1098.6L713.5 1120\"/><path class=\"tip\" d=\"M713.5 1120L717.1 1112L709.9 1112Z\"/></g>\n<g class=\"arrow many\" data-line=\"paid.received:review.submitted paid.received:order.completed\"><path class=\"line\" d=\"M829.6 686L829.6 804\"/><path class=\"tip\" d=\"M829.6 804L833.2 796L825.9 796Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.received:refund.applied\"><path class=\"line\" d=\"M796.9 686L796.9 693Q796.9 700 789.9 700L744.1 700Q737.1 700 737.1 707L737 873Q737 880 737 887L737 899Q737 906 744 906L827 906Q834 906 834 913L834 991Q834 998 827 998L754 998Q747 998 747.1 1005L747.2 1017Q747.3 1024 747.3 1031L747.3 1089.9Q747.3 1094 743.3 1094L743.3 1094Q739.2 1094 739.2 1098.1L739.2 1120\"/><path class=\"tip\" d=\"M739.2 1120L742.8 1112L735.5 1112Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.completed:refund.applied\"><path class=\"line\" d=\"M829.6 858L829.9 873Q830 880 830 887L830 887Q830 894 837 894L985 894Q992 894 992 901L992 1003Q992 1010 985 1010L767 1010Q760 1010 760.2 1017L760.2 1017Q760.3 1024 760.3 1031L760.3 1101.8Q760.3 1106 756.2 1106L756.2 1106Q752 1106 752 1110.2L752 1120\"/><path class=\"tip\" d=\"M752 1120L755.6 1112L748.4 1112Z\"/></g>\n<g class=\"arrow many\" data-line=\"afterSale.applying:refund.withdrawn afterSale.applying:refund.refused\"><path class=\"line\" d=\"M707.1 1160L707.1 1167Q707.1 1174 700.1 1174L475 1174Q468 1174 468 1181L468 1699Q468 1706 461 1706L294 1706Q287 1706 287 1699L287 201Q287 194 294 194L761 194Q768 194 767.8 201L767.8 201Q767.7 208 767.7 215L767.7 274.8Q767.7 280 772.9 280L772.9 280Q778.1 280 778.1 285.2L778.1 294\"/><path class=\"tip\" d=\"M778.1 294L781.7 286L774.4 286Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.applying:refund.approved\"><path class=\"line\" d=\"M745.6 1160L745.6 1167Q745.6 1174 752.6 1174L887 1174Q894 1174 894 1181L894 1477Q894 1484 887 1484L849.5 1484Q842.5 1484 842.5 1491L842.5 1498\"/><path class=\"tip\" d=\"M842.5 1498L846.1 1490L838.9 1490Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.applying:refund.approved:2\"><path class=\"line\" d=\"M726.3 1160L726.3 1250\"/><path class=\"tip\" d=\"M726.3 1250L730 1242L722.7 1242Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"afterSale.awaitingReturn:goods.sentBack\"><path class=\"line\" d=\"M746 1290L746 1380\"/><path class=\"tip\" d=\"M746 1380L749.6 1372L742.4 1372Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"afterSale.awaitingReturn:refund.withdrawn\"><path class=\"line\" d=\"M706.7 1290L706.7 1297Q706.7 1304 699.7 1304L488 1304Q481 1304 481 1311L481 1711Q481 1718 474 1718L159 1718Q152 1718 152 1711L152 177Q152 170 159 170L771 170Q778 170 777.9 177L777.7 201Q777.7 208 777.7 215L777.7 265.4Q777.7 268 780.3 268L780.3 268Q782.9 268 782.9 270.6L782.9 294\"/><path class=\"tip\" d=\"M782.9 294L786.5 286L779.2 286Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.returning:goods.returned\"><path class=\"line\" d=\"M760 1420L760 1427Q760 1434 767 1434L806.5 1434Q813.5 1434 813.5 1441L813.5 1498\"/><path class=\"tip\" d=\"M813.5 1498L817.1 1490L809.9 1490Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.returning:refund.refused\"><path class=\"line\" d=\"M732 1420L732 1723Q732 1730 739 1730L1485 1730Q1492 1730 1492 1723L1492 177Q1492 170 1485 170L795 170Q788 170 787.9 177L787.7 201Q787.7 208 787.7 215L787.7 294\"/><path class=\"tip\" d=\"M787.7 294L791.3 286L784 286Z\"/></g>\n<g class=\"arrow clock\" data-line=\"afterSale.refunding:refund.settled\"><path class=\"line\" d=\"M806.3 1538L806.3 1545Q806.3 1552 799.3 1552L636.5 1552Q629.5 1552 629.5 1559L629.5 1609Q629.5 1616 622.5 1616L561 1616Q554 1616 554 1623L554 1630\"/><path class=\"tip\" d=\"M554 1630L557.6 1622L550.4 1622Z\"/></g>\n<g class=\"arrow clock\" data-line=\"afterSale.refunding:refund.settled:2\"><path class=\"line\" d=\"M849.8 1538L850 1685Q850 1692 850 1699L850 1699Q850 1706 857 1706L1148 1706Q1155 1706 1155 1699L1155 201Q1155 194 1148 194L820 194Q813 194 813.1 201L813.1 201Q813.3 208 813.3 215L813.3 488\"/><path class=\"tip\" d=\"M813.3 488L816.9 480L809.6 480Z\"/></g>\n<g class=\"arrow clock\" data-line=\"afterSale.refunding:refund.settled:3\"><path class=\"line\" d=\"M828 1538L828 1711Q828 1718 835 1718L1316 1718Q1323 1718 1323 1711L1323 189Q1323 182 1316 182L805 182Q798 182 797.9 189L797.7 201Q797.7 208 797.7 215L797.7 265.4Q797.7 268 795.1 268L795.1 268Q792.5 268 792.5 270.6L792.5 294\"/><path class=\"tip\" d=\"M792.5 294L796.1 286L788.8 286Z\"/></g>\n<g class=\"label\"><rect x=\"559\" y=\"120\" width=\"136\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"waitingToPay:order.paid\" data-who=\"shopper\"><title>order.paid: The shopper pays from the balance, in time and with the payment code; the shop holds the sum in trust.</title><rect class=\"hit\" x=\"561\" y=\"124\" width=\"132\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(563 125)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><g class=\"icon coin\" transform=\"translate(580 125)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"597\" y=\"135\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">The shopper pays</text><text x=\"597\" y=\"149\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">from the balance</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"120\" width=\"134\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"waitingToPay:order.cancelled\" data-who=\"shopper\"><title>order.cancelled: The shopper cancels; the pieces and the promo code are free again.</title><rect class=\"hit\" x=\"18\" y=\"124\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 125)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"135\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The shopper cancels</text></g><g class=\"row\" data-arrow=\"waitingToPay:order.expired\" data-who=\"clock\"><title>order.expired: Nobody paid in time; the pieces are free again.</title><rect class=\"hit\" x=\"18\" y=\"138\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(20 139)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"37\" y=\"149\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Nobody paid in time</text></g></g>\n<g class=\"label\"><rect x=\"628.3\" y=\"438\" width=\"169\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.waitingForDelivery:parcel.shipped\" data-who=\"operator\"><title>parcel.shipped: A carrier has the last pieces; the shopper has 14 days to confirm receipt.</title><rect class=\"hit\" x=\"630.3\" y=\"442\" width=\"165\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(632.3 443)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"649.3\" y=\"453\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">A carrier has the last pieces</text></g></g>\n<g class=\"label\"><rect x=\"360\" y=\"934\" width=\"143\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.waitingForDelivery:order.annulled\" data-who=\"operator\"><title>order.annulled: The shop can’t fulfil it and says why; the whole sum goes back and the pieces are free again.</title><rect class=\"hit\" x=\"362\" y=\"938\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(364 939)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><g class=\"icon coin\" transform=\"translate(381 939)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"398\" y=\"949\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">The shop can’t fulfil</text><text x=\"398\" y=\"963\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">it and says why</text></g></g>\n<g class=\"label\"><rect x=\"515\" y=\"934\" width=\"118\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.waitingForDelivery:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back; only what a carrier has had can be sent back.</title><rect class=\"hit\" x=\"517\" y=\"938\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(519 939)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"536\" y=\"949\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks</text><text x=\"536\" y=\"963\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">for money back</text></g></g>\n<g class=\"label\"><rect x=\"721.3\" y=\"584\" width=\"184\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.delivered:receipt.confirmed\" data-who=\"shopper\"><title>receipt.confirmed: The shopper has the goods; the shop gets its money.</title><rect class=\"hit\" x=\"723.3\" y=\"588\" width=\"180\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(725.3 589)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><g class=\"icon coin\" transform=\"translate(742.3 589)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"759.3\" y=\"599\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">The shopper has the goods</text></g><g class=\"row\" data-arrow=\"paid.delivered:receipt.autoConfirmed\" data-who=\"clock\"><title>receipt.autoConfirmed: The time to confirm is over, so receipt counts as confirmed since then, whoever looks when.</title><rect class=\"hit\" x=\"723.3\" y=\"602\" width=\"176\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(725.3 603)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(742.3 603)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"759.3\" y=\"613\" textLength=\"138\" lengthAdjust=\"spacingAndGlyphs\">The time to confirm is over</text></g></g>\n<g class=\"label\"><rect x=\"645\" y=\"934\" width=\"118\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.delivered:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back, with or without sending goods back.</title><rect class=\"hit\" x=\"647\" y=\"938\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(649 939)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"666\" y=\"949\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks</text><text x=\"666\" y=\"963\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">for money back</text></g></g>\n<g class=\"label\"><rect x=\"754.1\" y=\"714\" width=\"151\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.received:review.submitted\" data-who=\"shopper\"><title>review.submitted: The shopper reviews the goods, which completes the order.</title><rect class=\"hit\" x=\"756.1\" y=\"718\" width=\"115\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(758.1 719)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"775.1\" y=\"729\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"775.1\" y=\"743\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">reviews the goods</text></g><g class=\"row\" data-arrow=\"paid.received:order.completed\" data-who=\"clock\"><title>order.completed: Seven days after receipt the order is complete, whoever looks when.</title><rect class=\"hit\" x=\"756.1\" y=\"746\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(758.1 747)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"775.1\" y=\"757\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">Seven days after receipt</text><text x=\"775.1\" y=\"771\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">the order is complete</text></g></g>\n<g class=\"label\"><rect x=\"775\" y=\"934\" width=\"118\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.received:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back, with or without sending goods back.</title><rect class=\"hit\" x=\"777\" y=\"938\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(779 939)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"796\" y=\"949\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks</text><text x=\"796\" y=\"963\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">for money back</text></g></g>\n<g class=\"label\"><rect x=\"905\" y=\"934\" width=\"173\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.completed:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back within seven days of completion.</title><rect class=\"hit\" x=\"907\" y=\"938\" width=\"169\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(909 939)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"926\" y=\"949\" textLength=\"148\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks for money</text><text x=\"926\" y=\"963\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">back within seven days …</text></g></g>\n<g class=\"label\"><rect x=\"226\" y=\"920\" width=\"122\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.applying:refund.withdrawn\" data-who=\"shopper\"><title>refund.withdrawn: The shopper takes the request back.</title><rect class=\"hit\" x=\"228\" y=\"924\" width=\"118\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(230 925)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"247\" y=\"935\" textLength=\"97\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes</text><text x=\"247\" y=\"949\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">the request back</text></g><g class=\"row\" data-arrow=\"afterSale.applying:refund.refused\" data-who=\"operator\"><title>refund.refused: The shop refuses and says why.</title><rect class=\"hit\" x=\"228\" y=\"952\" width=\"112\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(230 953)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"247\" y=\"963\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">The shop refuses</text><text x=\"247\" y=\"977\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">and says why</text></g></g>\n<g class=\"label\"><rect x=\"817.5\" y=\"1318\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.applying:refund.approved\" data-who=\"operator\"><title>refund.approved: The shop agrees, or offers less and says why; the goods stay where they are.</title><rect class=\"hit\" x=\"819.5\" y=\"1322\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(821.5 1323)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"838.5\" y=\"1333\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The shop agrees, or</text><text x=\"838.5\" y=\"1347\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">offers less and says why</text></g></g>\n<g class=\"label\"><rect x=\"649.8\" y=\"1188\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.applying:refund.approved:2\" data-who=\"operator\"><title>refund.approved: The shop agrees, or offers less and says why, and says where to send the goods.</title><rect class=\"hit\" x=\"651.8\" y=\"1192\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(653.8 1193)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"670.8\" y=\"1203\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The shop agrees, or</text><text x=\"670.8\" y=\"1217\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">offers less and says why</text></g></g>\n<g class=\"label\"><rect x=\"687.5\" y=\"1318\" width=\"117\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.awaitingReturn:goods.sentBack\" data-who=\"shopper\"><title>goods.sentBack: The goods are on their way back.</title><rect class=\"hit\" x=\"689.5\" y=\"1322\" width=\"113\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(691.5 1323)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"708.5\" y=\"1333\" textLength=\"92\" lengthAdjust=\"spacingAndGlyphs\">The goods are on</text><text x=\"708.5\" y=\"1347\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">their way back</text></g></g>\n<g class=\"label\"><rect x=\"89\" y=\"934\" width=\"125\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.awaitingReturn:refund.withdrawn\" data-who=\"shopper\"><title>refund.withdrawn: The shopper keeps the goods after all.</title><rect class=\"hit\" x=\"91\" y=\"938\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(93 939)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"110\" y=\"949\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper keeps</text><text x=\"110\" y=\"963\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">the goods after all</text></g></g>\n<g class=\"label\"><rect x=\"749\" y=\"1448\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.returning:goods.returned\" data-who=\"operator\"><title>goods.returned: The goods are back; those fit for sale go on the shelf again.</title><rect class=\"hit\" x=\"751\" y=\"1452\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(753 1453)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"770\" y=\"1463\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The goods are back</text></g></g>\n<g class=\"label\"><rect x=\"1426\" y=\"934\" width=\"132\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.returning:refund.refused\" data-who=\"operator\"><title>refund.refused: What came back is not what was bought; the shop says why it refuses.</title><rect class=\"hit\" x=\"1428\" y=\"938\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(1430 939)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"1447\" y=\"949\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">What came back is</text><text x=\"1447\" y=\"963\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">not what was bought</text></g></g>\n<g class=\"label\"><rect x=\"543\" y=\"1566\" width=\"173\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled\" data-who=\"clock\"><title>refund.settled: Every piece or the whole sum paid was given back; what nobody asked for stays with the shop.</title><rect class=\"hit\" x=\"545\" y=\"1570\" width=\"169\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(547 1571)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(564 1571)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"581\" y=\"1581\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Every piece or the whole</text><text x=\"581\" y=\"1595\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">sum paid was given back</text></g></g>\n<g class=\"label\"><rect x=\"1090\" y=\"934\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled:2\" data-who=\"clock\"><title>refund.settled: What was not sent is paid back, so all that is left is on its way, as after a last parcel.</title><rect class=\"hit\" x=\"1092\" y=\"938\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(1094 939)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(1111 939)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1128\" y=\"949\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">What was not</text><text x=\"1128\" y=\"963\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">sent is paid back</text></g></g>\n<g class=\"label\"><rect x=\"1231\" y=\"941\" width=\"183\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled:3\" data-who=\"clock\"><title>refund.settled: Some pieces are paid back, and the order goes on where it stood.</title><rect class=\"hit\" x=\"1233\" y=\"945\" width=\"179\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(1235 946)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(1252 946)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1269\" y=\"956\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">Some pieces are paid back</text></g></g>\n</svg>\n",
 "states": [
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
    "record": null
   },
   "drilled": null
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
    "record": null
   },
   "drilled": null
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
    "record": null
   },
   "drilled": null
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
    "record": null
   },
   "drilled": null
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
    "sendPieces"
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
    "record": null
   },
   "drilled": null
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
    "giveAllBack"
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
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "record": null
   },
   "drilled": null
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
    "record": null
   },
   "drilled": null
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
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "requests": [],
    "rows": [],
    "record": null
   },
   "drilled": null
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
    "record": null
   },
   "drilled": null
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
   "label": "Every piece or the whole sum paid was given back",
   "description": "Every piece or the whole sum paid was given back; what nobody asked for stays with the shop.",
   "who": "clock",
   "isMoney": true,
   "guard": "isNothingLeft",
   "effects": [
    "settleRefund"
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
    "record": null
   },
   "drilled": null
  },
  {
   "name": "afterSale.refunding:refund.settled:2",
   "key": "order.afterSale.refunding: refund.settled → order.paid.delivered [branch 2]",
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
    "settleRefund",
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
    "record": null
   },
   "drilled": null
  },
  {
   "name": "afterSale.refunding:refund.settled:3",
   "key": "order.afterSale.refunding: refund.settled → order.paid.before [branch 3]",
   "from": "afterSale.refunding",
   "to": [
    "paid.before"
   ],
   "event": "refund.settled",
   "words": "refund.settled",
   "label": "Some pieces are paid back",
   "description": "Some pieces are paid back, and the order goes on where it stood.",
   "who": "clock",
   "isMoney": true,
   "guard": "isWithinPaid",
   "effects": [
    "settleRefund"
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
    "record": null
   },
   "drilled": null
  }
 ],
 "films": [
  {
   "title": "a life of an order paid, shipped, extended, confirmed by the clock, completed by the clock",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "a life of an order left alone for 25 days after shipping: each deadline counts from the one before",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "a life of an order an after-sale request stops the deadline, which goes on with the time that was left",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "a life of an order refunds of single pieces, one after the other, give back the whole sum",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
      "afterSale.refunding:refund.settled:3"
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
      "afterSale.refunding:refund.settled:3"
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
   "title": "a life of an order every piece refunded for less than it cost leaves nothing to ask for",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "a life of an order the whole sum is no more than its pieces: who gets it has nothing to ask for",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "a life of an order never gives back more than is left of what was paid",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "a life of an order in two parcels: the last one makes it delivered, 14 days from then",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "a life of an order what was not sent is refunded: the rest goes on as after a last parcel",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
      "afterSale.refunding:refund.settled:2"
     ],
     "leaves": [
      "paid.delivered"
     ]
    }
   ]
  },
  {
   "title": "a life of an order money for a parcel that left goes back while the other pieces still wait",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
      "afterSale.refunding:refund.settled:3"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    }
   ]
  },
  {
   "title": "a life of an order of pieces of one line those are refunded first that were not sent",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
      "afterSale.refunding:refund.settled:3"
     ],
     "leaves": [
      "paid.waitingForDelivery"
     ]
    }
   ]
  },
  {
   "title": "a life of an order an offer gives less; its pieces can give the rest, and are sent",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
      "afterSale.refunding:refund.settled:3"
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
   "title": "a life of an order annulled by the shop, it gives back all that was left of its sum",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
      "afterSale.refunding:refund.settled:3"
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
   "title": "a life of an order a return goes by way of the parcel and the shelf",
   "kind": "journey",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
      "afterSale.refunding:refund.settled:3"
     ],
     "leaves": [
      "paid.received"
     ]
    }
   ]
  },
  {
   "title": "order.cancelled → \"cancelled\", which ignores the rest",
   "kind": "path",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "order.expired {\"at\":1767573000000} → \"cancelled\"",
   "kind": "path",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…, refund.refused {\"at\":1767571260000,\"reason\":\"worn\"} → {\"paid\":\"waitingForDelivery\"}",
   "kind": "path",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, receipt.autoConfirmed {\"at\":1775347200000}, review.submitted {\"at\":1767571260000,\"lineIds\":[1]} → {\"paid\":\"completed\"}",
   "kind": "path",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…, refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}, refund.withdrawn {\"at\":1767571260000} → {\"paid\":\"delivered\"}",
   "kind": "path",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, receipt.confirmed {\"at\":1767571260000}, review.submitted {\"at\":1767571260000,\"lineIds\":[1]}, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…, refund.refused {\"at\":1767571260000,\"reason\":\"worn\"} → {\"paid\":\"completed\"}",
   "kind": "path",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":2,\"quantity\":1}],\"amountCen…, refund.approved {\"returnAddress\":\"Pier 4\",\"offer\":null}, goods.sentBack {\"carrier\":\"DHL\",\"trackingNumber\":\"JD015\"}, refund.refused {\"at\":1767571260000,\"reason\":\"worn\"} → {\"paid\":\"delivered\"}",
   "kind": "path",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
   "title": "order.paid {\"at\":1767571260000,\"codeProven\":true,\"balanceCents\":3000}, parcel.shipped {\"at\":1767571260000,\"lines\":[{\"lineId\":1,\"quantity\":2},{\"lineId\":2,\"quantity\"…, receipt.confirmed {\"at\":1767571260000}, order.completed {\"at\":1775347200000}, review.submitted {\"at\":1767571260000,\"lineIds\":[1]}, refund.applied {\"at\":1767571260000,\"request\":{\"lines\":[{\"lineId\":1,\"quantity\":1}],\"amountCen…, refund.refused {\"at\":1767571260000,\"reason\":\"worn\"} → {\"paid\":\"completed\"}",
   "kind": "path",
   "start": [
    "waitingToPay"
   ],
   "steps": [
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
 "inputs": [
  {
   "totalCents": 3000,
   "refundedCents": 0,
   "lines": [
    {
     "lineId": 1,
     "quantity": 2,
     "refundablePieces": [
      500,
      500
     ],
     "unsentPieces": 2,
     "reviewed": false
    },
    {
     "lineId": 2,
     "quantity": 1,
     "refundablePieces": [
      2000
     ],
     "unsentPieces": 1,
     "reviewed": false
    }
   ],
   "deadline": 1767573000000,
   "timeLeft": null,
   "extensions": 0,
   "isAnySent": false,
   "refund": null
  }
 ]
})
