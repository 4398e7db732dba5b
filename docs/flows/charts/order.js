(window.flowBook ??= []).push({
 "id": "order",
 "question": "Where does an order stand, who acts next, and where does the money go?",
 "description": "The life of an order, from the moment it is placed.",
 "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"flow\" viewBox=\"-8 -8 1590 1746\" width=\"1590\" height=\"1746\" role=\"img\" aria-label=\"order: The life of an order, from the moment it is placed.\">\n<rect class=\"ground\" x=\"-8\" y=\"-8\" width=\"1590\" height=\"1746\"/>\n<g class=\"leaf\" data-state=\"order.waitingToPay\"><title>Placed. Its pieces are reserved until it is paid or its 30 minutes are over.</title><rect x=\"40\" y=\"36\" width=\"130\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"50\" y=\"57\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">Waiting to pay</text><text class=\"code\" x=\"152\" y=\"57\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">0</text></g>\n<g class=\"leaf\" data-state=\"order.cancelled\"><title>Never paid. Nothing more happens.</title><rect x=\"29\" y=\"198\" width=\"107\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"39\" y=\"219\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">Cancelled</text><text class=\"code\" x=\"113\" y=\"219\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">-1</text></g>\n<g class=\"box compound\" data-state=\"order.paid\"><title>Paid, and no after-sale request is open.</title><rect x=\"543\" y=\"198\" width=\"378.3\" height=\"660\" rx=\"12\"/><text class=\"title\" x=\"553\" y=\"219\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\">Paid</text></g>\n<g class=\"history\" data-state=\"order.paid.before\"><title>Where the order stood when the after-sale request was made.</title><circle cx=\"785.3\" cy=\"290\" r=\"12\"/><text class=\"title\" x=\"780.3\" y=\"294\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">H</text></g>\n<g class=\"leaf\" data-state=\"order.paid.waitingForDelivery\"><title>The shop packs the order and hands it to a carrier, in one parcel or in several.</title><rect x=\"559\" y=\"328\" width=\"205\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"569\" y=\"349\" textLength=\"125\" lengthAdjust=\"spacingAndGlyphs\">Waiting for delivery</text><text class=\"code\" x=\"703\" y=\"349\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">1</text><g class=\"row\" data-arrow=\"paid.waitingForDelivery:parcel.shipped:2\" data-who=\"operator\"><title>parcel.shipped: A carrier has some of the pieces; the others follow.</title><rect class=\"hit\" x=\"567\" y=\"358\" width=\"189\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(569 359)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"586\" y=\"369\" textLength=\"168\" lengthAdjust=\"spacingAndGlyphs\">A carrier has some of the pieces</text></g></g>\n<g class=\"leaf\" data-state=\"order.paid.delivered\"><title>On its way or handed over; receipt is not confirmed.</title><rect x=\"707.9\" y=\"472\" width=\"158\" height=\"68\" rx=\"10\"/><text class=\"title\" x=\"717.9\" y=\"493\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">Delivered</text><text class=\"code\" x=\"788.9\" y=\"493\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">2</text><g class=\"row\" data-arrow=\"paid.delivered:receipt.extended\" data-who=\"shopper\"><title>receipt.extended: The shopper takes seven days more, once.</title><rect class=\"hit\" x=\"715.9\" y=\"502\" width=\"142\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(717.9 503)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"734.9\" y=\"513\" textLength=\"97\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes</text><text x=\"734.9\" y=\"527\" textLength=\"121\" lengthAdjust=\"spacingAndGlyphs\">seven days more, once</text></g></g>\n<g class=\"leaf\" data-state=\"order.paid.received\"><title>The shopper has the goods and may review them.</title><rect x=\"764.3\" y=\"630\" width=\"98\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"774.3\" y=\"651\" textLength=\"62\" lengthAdjust=\"spacingAndGlyphs\">Received</text><text class=\"code\" x=\"844.3\" y=\"651\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">3</text></g>\n<g class=\"leaf\" data-state=\"order.paid.completed\"><title>Complete. A late review and, for seven days, a late refund are possible.</title><rect x=\"775.6\" y=\"788\" width=\"108\" height=\"54\" rx=\"10\"/><text class=\"title\" x=\"785.6\" y=\"809\" textLength=\"72\" lengthAdjust=\"spacingAndGlyphs\">Completed</text><text class=\"code\" x=\"865.6\" y=\"809\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">4</text><g class=\"row\" data-arrow=\"paid.completed:review.submitted\" data-who=\"shopper\"><title>review.submitted: A late review.</title><rect class=\"hit\" x=\"783.6\" y=\"818\" width=\"88\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(785.6 819)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"802.6\" y=\"829\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">A late review</text></g></g>\n<g class=\"box compound\" data-state=\"order.afterSale\"><title>A request for money back is open, or nothing is left to ask for. Deadlines stand still.</title><rect x=\"452\" y=\"1014\" width=\"534.5\" height=\"656\" rx=\"12\"/><text class=\"title\" x=\"531\" y=\"1035\" textLength=\"63\" lengthAdjust=\"spacingAndGlyphs\">After sale</text><text class=\"code\" x=\"602\" y=\"1035\" textLength=\"11\" lengthAdjust=\"spacingAndGlyphs\">-4</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.applying\"><title>The shop looks at the request.</title><rect x=\"687.8\" y=\"1104\" width=\"77\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"697.8\" y=\"1125\" textLength=\"57\" lengthAdjust=\"spacingAndGlyphs\">Applying</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.awaitingReturn\"><title>The shopper has to send the goods back.</title><rect x=\"667.3\" y=\"1234\" width=\"118\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"677.3\" y=\"1255\" textLength=\"98\" lengthAdjust=\"spacingAndGlyphs\">Awaiting return</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.returning\"><title>The shop waits for the goods and looks at them.</title><rect x=\"704\" y=\"1364\" width=\"84\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"714\" y=\"1385\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Returning</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.refunding\"><title>The money is going back to the shopper’s balance.</title><rect x=\"784.5\" y=\"1482\" width=\"87\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"794.5\" y=\"1503\" textLength=\"67\" lengthAdjust=\"spacingAndGlyphs\">Refunding</text></g>\n<g class=\"leaf\" data-state=\"order.afterSale.refunded\"><title>Every piece or the whole sum was given back. Nothing more happens.</title><rect x=\"498\" y=\"1614\" width=\"84\" height=\"40\" rx=\"10\"/><text class=\"title\" x=\"508\" y=\"1635\" textLength=\"64\" lengthAdjust=\"spacingAndGlyphs\">Refunded</text></g>\n<circle class=\"dot\" data-start=\"order\" cx=\"105\" cy=\"5\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M105 10L105 36\"/><path class=\"tip\" d=\"M105 36L108.6 28L101.4 28Z\"/></g>\n<circle class=\"dot\" data-start=\"order.paid\" cx=\"695.7\" cy=\"297\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M695.7 302L695.7 328\"/><path class=\"tip\" d=\"M695.7 328L699.3 320L692 320Z\"/></g>\n<circle class=\"dot\" data-start=\"order.afterSale\" cx=\"726.3\" cy=\"1059\" r=\"5\"/>\n<g class=\"begin\"><path class=\"line start\" d=\"M726.3 1064L726.3 1104\"/><path class=\"tip\" d=\"M726.3 1104L730 1096L722.7 1096Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"waitingToPay:order.paid\"><path class=\"line\" d=\"M127 76L127 83Q127 90 134 90L620 90Q627 90 627 97L627.3 185Q627.3 192 627.3 199L627.3 328\"/><path class=\"tip\" d=\"M627.3 328L631 320L623.7 320Z\"/></g>\n<g class=\"arrow many\" data-line=\"waitingToPay:order.cancelled waitingToPay:order.expired\"><path class=\"line\" d=\"M83 76L83 198\"/><path class=\"tip\" d=\"M83 198L86.6 190L79.4 190Z\"/></g>\n<g class=\"arrow operator\" data-line=\"paid.waitingForDelivery:parcel.shipped\"><path class=\"line\" d=\"M712.8 382L712.8 451Q712.8 458 719.8 458L753.6 458Q760.6 458 760.6 465L760.6 472\"/><path class=\"tip\" d=\"M760.6 472L764.2 464L756.9 464Z\"/></g>\n<g class=\"arrow operator\" data-line=\"paid.waitingForDelivery:order.annulled\"><path class=\"line\" d=\"M610.3 382L610.3 390Q610.3 396 604.3 396L604.3 396Q598.3 396 598.2 402L598 857Q598 864 598 871L598 871Q598 878 591 878L439 878Q432 878 432 885L432 975Q432 982 439 982L519 982Q526 982 526 989L526 1614\"/><path class=\"tip\" d=\"M526 1614L529.6 1606L522.4 1606Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.waitingForDelivery:refund.applied\"><path class=\"line\" d=\"M661.5 382L661.5 401Q661.5 408 654.5 408L618.3 408Q611.3 408 611.2 415L611 857Q611 864 611 871L611 883Q611 890 604 890L581 890Q574 890 574 897L574 975Q574 982 581 982L684 982Q691 982 691.1 989L691.2 1001Q691.3 1008 691.3 1015L691.3 1085.3Q691.3 1090 696 1090L696 1090Q700.7 1090 700.7 1094.7L700.7 1104\"/><path class=\"tip\" d=\"M700.7 1104L704.3 1096L697 1096Z\"/></g>\n<g class=\"arrow many\" data-line=\"paid.delivered:receipt.confirmed paid.delivered:receipt.autoConfirmed\"><path class=\"line\" d=\"M813.3 540L813.3 630\"/><path class=\"tip\" d=\"M813.3 630L816.9 622L809.6 622Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.delivered:refund.applied\"><path class=\"line\" d=\"M760.6 540L760.6 547Q760.6 554 753.6 554L711.3 554Q704.3 554 704.2 561L704 857Q704 864 704 871L704.3 1001Q704.3 1008 704.3 1015L704.3 1073.4Q704.3 1078 708.9 1078L708.9 1078Q713.5 1078 713.5 1082.6L713.5 1104\"/><path class=\"tip\" d=\"M713.5 1104L717.1 1096L709.9 1096Z\"/></g>\n<g class=\"arrow many\" data-line=\"paid.received:review.submitted paid.received:order.completed\"><path class=\"line\" d=\"M829.6 670L829.6 788\"/><path class=\"tip\" d=\"M829.6 788L833.2 780L825.9 780Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.received:refund.applied\"><path class=\"line\" d=\"M796.9 670L796.9 677Q796.9 684 789.9 684L744.1 684Q737.1 684 737.1 691L737 857Q737 864 737 871L737 883Q737 890 744 890L827 890Q834 890 834 897L834 975Q834 982 827 982L754 982Q747 982 747.1 989L747.2 1001Q747.3 1008 747.3 1015L747.3 1073.9Q747.3 1078 743.3 1078L743.3 1078Q739.2 1078 739.2 1082.1L739.2 1104\"/><path class=\"tip\" d=\"M739.2 1104L742.8 1096L735.5 1096Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"paid.completed:refund.applied\"><path class=\"line\" d=\"M829.6 842L829.9 857Q830 864 830 871L830 871Q830 878 837 878L985 878Q992 878 992 885L992 987Q992 994 985 994L767 994Q760 994 760.2 1001L760.2 1001Q760.3 1008 760.3 1015L760.3 1085.8Q760.3 1090 756.2 1090L756.2 1090Q752 1090 752 1094.2L752 1104\"/><path class=\"tip\" d=\"M752 1104L755.6 1096L748.4 1096Z\"/></g>\n<g class=\"arrow many\" data-line=\"afterSale.applying:refund.withdrawn afterSale.applying:refund.refused\"><path class=\"line\" d=\"M707.1 1144L707.1 1151Q707.1 1158 700.1 1158L475 1158Q468 1158 468 1165L468 1683Q468 1690 461 1690L294 1690Q287 1690 287 1683L287 185Q287 178 294 178L761 178Q768 178 767.8 185L767.8 185Q767.7 192 767.7 199L767.7 258.8Q767.7 264 772.9 264L772.9 264Q778.1 264 778.1 269.2L778.1 278\"/><path class=\"tip\" d=\"M778.1 278L781.7 270L774.4 270Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.applying:refund.approved\"><path class=\"line\" d=\"M745.6 1144L745.6 1151Q745.6 1158 752.6 1158L887 1158Q894 1158 894 1165L894 1461Q894 1468 887 1468L849.5 1468Q842.5 1468 842.5 1475L842.5 1482\"/><path class=\"tip\" d=\"M842.5 1482L846.1 1474L838.9 1474Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.applying:refund.approved:2\"><path class=\"line\" d=\"M726.3 1144L726.3 1234\"/><path class=\"tip\" d=\"M726.3 1234L730 1226L722.7 1226Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"afterSale.awaitingReturn:goods.sentBack\"><path class=\"line\" d=\"M746 1274L746 1364\"/><path class=\"tip\" d=\"M746 1364L749.6 1356L742.4 1356Z\"/></g>\n<g class=\"arrow shopper\" data-line=\"afterSale.awaitingReturn:refund.withdrawn\"><path class=\"line\" d=\"M706.7 1274L706.7 1281Q706.7 1288 699.7 1288L488 1288Q481 1288 481 1295L481 1695Q481 1702 474 1702L159 1702Q152 1702 152 1695L152 161Q152 154 159 154L771 154Q778 154 777.9 161L777.7 185Q777.7 192 777.7 199L777.7 249.4Q777.7 252 780.3 252L780.3 252Q782.9 252 782.9 254.6L782.9 278\"/><path class=\"tip\" d=\"M782.9 278L786.5 270L779.2 270Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.returning:goods.returned\"><path class=\"line\" d=\"M760 1404L760 1411Q760 1418 767 1418L806.5 1418Q813.5 1418 813.5 1425L813.5 1482\"/><path class=\"tip\" d=\"M813.5 1482L817.1 1474L809.9 1474Z\"/></g>\n<g class=\"arrow operator\" data-line=\"afterSale.returning:refund.refused\"><path class=\"line\" d=\"M732 1404L732 1707Q732 1714 739 1714L1485 1714Q1492 1714 1492 1707L1492 161Q1492 154 1485 154L795 154Q788 154 787.9 161L787.7 185Q787.7 192 787.7 199L787.7 278\"/><path class=\"tip\" d=\"M787.7 278L791.3 270L784 270Z\"/></g>\n<g class=\"arrow clock\" data-line=\"afterSale.refunding:refund.settled\"><path class=\"line\" d=\"M806.3 1522L806.3 1529Q806.3 1536 799.3 1536L636.5 1536Q629.5 1536 629.5 1543L629.5 1593Q629.5 1600 622.5 1600L561 1600Q554 1600 554 1607L554 1614\"/><path class=\"tip\" d=\"M554 1614L557.6 1606L550.4 1606Z\"/></g>\n<g class=\"arrow clock\" data-line=\"afterSale.refunding:refund.settled:2\"><path class=\"line\" d=\"M849.8 1522L850 1669Q850 1676 850 1683L850 1683Q850 1690 857 1690L1148 1690Q1155 1690 1155 1683L1155 185Q1155 178 1148 178L820 178Q813 178 813.1 185L813.1 185Q813.3 192 813.3 199L813.3 472\"/><path class=\"tip\" d=\"M813.3 472L816.9 464L809.6 464Z\"/></g>\n<g class=\"arrow clock\" data-line=\"afterSale.refunding:refund.settled:3\"><path class=\"line\" d=\"M828 1522L828 1695Q828 1702 835 1702L1316 1702Q1323 1702 1323 1695L1323 173Q1323 166 1316 166L805 166Q798 166 797.9 173L797.7 185Q797.7 192 797.7 199L797.7 249.4Q797.7 252 795.1 252L795.1 252Q792.5 252 792.5 254.6L792.5 278\"/><path class=\"tip\" d=\"M792.5 278L796.1 270L788.8 270Z\"/></g>\n<g class=\"label\"><rect x=\"559\" y=\"104\" width=\"136\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"waitingToPay:order.paid\" data-who=\"shopper\"><title>order.paid: The shopper pays from the balance, in time and with the payment code; the shop holds the sum in trust.</title><rect class=\"hit\" x=\"561\" y=\"108\" width=\"132\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(563 109)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><g class=\"icon coin\" transform=\"translate(580 109)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"597\" y=\"119\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">The shopper pays</text><text x=\"597\" y=\"133\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">from the balance</text></g></g>\n<g class=\"label\"><rect x=\"16\" y=\"104\" width=\"134\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"waitingToPay:order.cancelled\" data-who=\"shopper\"><title>order.cancelled: The shopper cancels; the pieces and the promo code are free again.</title><rect class=\"hit\" x=\"18\" y=\"108\" width=\"130\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(20 109)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"37\" y=\"119\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">The shopper cancels</text></g><g class=\"row\" data-arrow=\"waitingToPay:order.expired\" data-who=\"clock\"><title>order.expired: Nobody paid in time; the pieces are free again.</title><rect class=\"hit\" x=\"18\" y=\"122\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(20 123)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"37\" y=\"133\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">Nobody paid in time</text></g></g>\n<g class=\"label\"><rect x=\"628.3\" y=\"422\" width=\"169\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.waitingForDelivery:parcel.shipped\" data-who=\"operator\"><title>parcel.shipped: A carrier has the last pieces; the shopper has 14 days to confirm receipt.</title><rect class=\"hit\" x=\"630.3\" y=\"426\" width=\"165\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(632.3 427)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"649.3\" y=\"437\" textLength=\"144\" lengthAdjust=\"spacingAndGlyphs\">A carrier has the last pieces</text></g></g>\n<g class=\"label\"><rect x=\"360\" y=\"918\" width=\"143\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.waitingForDelivery:order.annulled\" data-who=\"operator\"><title>order.annulled: The shop can’t fulfil it and says why; the whole sum goes back and the pieces are free again.</title><rect class=\"hit\" x=\"362\" y=\"922\" width=\"139\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(364 923)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><g class=\"icon coin\" transform=\"translate(381 923)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"398\" y=\"933\" textLength=\"101\" lengthAdjust=\"spacingAndGlyphs\">The shop can’t fulfil</text><text x=\"398\" y=\"947\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">it and says why</text></g></g>\n<g class=\"label\"><rect x=\"515\" y=\"918\" width=\"118\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.waitingForDelivery:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back; only what a carrier has had can be sent back.</title><rect class=\"hit\" x=\"517\" y=\"922\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(519 923)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"536\" y=\"933\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks</text><text x=\"536\" y=\"947\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">for money back</text></g></g>\n<g class=\"label\"><rect x=\"721.3\" y=\"568\" width=\"184\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.delivered:receipt.confirmed\" data-who=\"shopper\"><title>receipt.confirmed: The shopper has the goods; the shop gets its money.</title><rect class=\"hit\" x=\"723.3\" y=\"572\" width=\"180\" height=\"14\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(725.3 573)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><g class=\"icon coin\" transform=\"translate(742.3 573)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"759.3\" y=\"583\" textLength=\"142\" lengthAdjust=\"spacingAndGlyphs\">The shopper has the goods</text></g><g class=\"row\" data-arrow=\"paid.delivered:receipt.autoConfirmed\" data-who=\"clock\"><title>receipt.autoConfirmed: The time to confirm is over, so receipt counts as confirmed.</title><rect class=\"hit\" x=\"723.3\" y=\"586\" width=\"176\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(725.3 587)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(742.3 587)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"759.3\" y=\"597\" textLength=\"138\" lengthAdjust=\"spacingAndGlyphs\">The time to confirm is over</text></g></g>\n<g class=\"label\"><rect x=\"645\" y=\"918\" width=\"118\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.delivered:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back, with or without sending goods back.</title><rect class=\"hit\" x=\"647\" y=\"922\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(649 923)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"666\" y=\"933\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks</text><text x=\"666\" y=\"947\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">for money back</text></g></g>\n<g class=\"label\"><rect x=\"754.1\" y=\"698\" width=\"151\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.received:review.submitted\" data-who=\"shopper\"><title>review.submitted: The shopper reviews the goods, which completes the order.</title><rect class=\"hit\" x=\"756.1\" y=\"702\" width=\"115\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(758.1 703)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"775.1\" y=\"713\" textLength=\"66\" lengthAdjust=\"spacingAndGlyphs\">The shopper</text><text x=\"775.1\" y=\"727\" textLength=\"94\" lengthAdjust=\"spacingAndGlyphs\">reviews the goods</text></g><g class=\"row\" data-arrow=\"paid.received:order.completed\" data-who=\"clock\"><title>order.completed: Seven days after receipt the order is complete.</title><rect class=\"hit\" x=\"756.1\" y=\"730\" width=\"147\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(758.1 731)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><text x=\"775.1\" y=\"741\" textLength=\"126\" lengthAdjust=\"spacingAndGlyphs\">Seven days after receipt</text><text x=\"775.1\" y=\"755\" textLength=\"109\" lengthAdjust=\"spacingAndGlyphs\">the order is complete</text></g></g>\n<g class=\"label\"><rect x=\"775\" y=\"918\" width=\"118\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.received:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back, with or without sending goods back.</title><rect class=\"hit\" x=\"777\" y=\"922\" width=\"114\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(779 923)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"796\" y=\"933\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks</text><text x=\"796\" y=\"947\" textLength=\"80\" lengthAdjust=\"spacingAndGlyphs\">for money back</text></g></g>\n<g class=\"label\"><rect x=\"905\" y=\"918\" width=\"173\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"paid.completed:refund.applied\" data-who=\"shopper\"><title>refund.applied: The shopper asks for money back within seven days of completion.</title><rect class=\"hit\" x=\"907\" y=\"922\" width=\"169\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(909 923)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"926\" y=\"933\" textLength=\"148\" lengthAdjust=\"spacingAndGlyphs\">The shopper asks for money</text><text x=\"926\" y=\"947\" textLength=\"135\" lengthAdjust=\"spacingAndGlyphs\">back within seven days …</text></g></g>\n<g class=\"label\"><rect x=\"226\" y=\"904\" width=\"122\" height=\"64\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.applying:refund.withdrawn\" data-who=\"shopper\"><title>refund.withdrawn: The shopper takes the request back.</title><rect class=\"hit\" x=\"228\" y=\"908\" width=\"118\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(230 909)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"247\" y=\"919\" textLength=\"97\" lengthAdjust=\"spacingAndGlyphs\">The shopper takes</text><text x=\"247\" y=\"933\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">the request back</text></g><g class=\"row\" data-arrow=\"afterSale.applying:refund.refused\" data-who=\"operator\"><title>refund.refused: The shop refuses and says why.</title><rect class=\"hit\" x=\"228\" y=\"936\" width=\"112\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(230 937)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"247\" y=\"947\" textLength=\"91\" lengthAdjust=\"spacingAndGlyphs\">The shop refuses</text><text x=\"247\" y=\"961\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">and says why</text></g></g>\n<g class=\"label\"><rect x=\"817.5\" y=\"1302\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.applying:refund.approved\" data-who=\"operator\"><title>refund.approved: The shop agrees, or offers less and says why; the goods stay where they are.</title><rect class=\"hit\" x=\"819.5\" y=\"1306\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(821.5 1307)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"838.5\" y=\"1317\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The shop agrees, or</text><text x=\"838.5\" y=\"1331\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">offers less and says why</text></g></g>\n<g class=\"label\"><rect x=\"649.8\" y=\"1172\" width=\"153\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.applying:refund.approved:2\" data-who=\"operator\"><title>refund.approved: The shop agrees, or offers less and says why, and says where to send the goods.</title><rect class=\"hit\" x=\"651.8\" y=\"1176\" width=\"149\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(653.8 1177)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"670.8\" y=\"1187\" textLength=\"105\" lengthAdjust=\"spacingAndGlyphs\">The shop agrees, or</text><text x=\"670.8\" y=\"1201\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">offers less and says why</text></g></g>\n<g class=\"label\"><rect x=\"687.5\" y=\"1302\" width=\"117\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.awaitingReturn:goods.sentBack\" data-who=\"shopper\"><title>goods.sentBack: The goods are on their way back.</title><rect class=\"hit\" x=\"689.5\" y=\"1306\" width=\"113\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(691.5 1307)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"708.5\" y=\"1317\" textLength=\"92\" lengthAdjust=\"spacingAndGlyphs\">The goods are on</text><text x=\"708.5\" y=\"1331\" textLength=\"75\" lengthAdjust=\"spacingAndGlyphs\">their way back</text></g></g>\n<g class=\"label\"><rect x=\"89\" y=\"918\" width=\"125\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.awaitingReturn:refund.withdrawn\" data-who=\"shopper\"><title>refund.withdrawn: The shopper keeps the goods after all.</title><rect class=\"hit\" x=\"91\" y=\"922\" width=\"121\" height=\"28\" rx=\"4\"/><g class=\"icon shopper\" transform=\"translate(93 923)\"><circle cx=\"6\" cy=\"3.6\" r=\"2.3\"/><path d=\"M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3\"/></g><text x=\"110\" y=\"933\" textLength=\"100\" lengthAdjust=\"spacingAndGlyphs\">The shopper keeps</text><text x=\"110\" y=\"947\" textLength=\"93\" lengthAdjust=\"spacingAndGlyphs\">the goods after all</text></g></g>\n<g class=\"label\"><rect x=\"749\" y=\"1432\" width=\"129\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.returning:goods.returned\" data-who=\"operator\"><title>goods.returned: The goods are back; those fit for sale go on the shelf again.</title><rect class=\"hit\" x=\"751\" y=\"1436\" width=\"125\" height=\"14\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(753 1437)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"770\" y=\"1447\" textLength=\"104\" lengthAdjust=\"spacingAndGlyphs\">The goods are back</text></g></g>\n<g class=\"label\"><rect x=\"1426\" y=\"918\" width=\"132\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.returning:refund.refused\" data-who=\"operator\"><title>refund.refused: What came back is not what was bought; the shop says why it refuses.</title><rect class=\"hit\" x=\"1428\" y=\"922\" width=\"128\" height=\"28\" rx=\"4\"/><g class=\"icon operator\" transform=\"translate(1430 923)\"><path d=\"M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3\"/></g><text x=\"1447\" y=\"933\" textLength=\"99\" lengthAdjust=\"spacingAndGlyphs\">What came back is</text><text x=\"1447\" y=\"947\" textLength=\"107\" lengthAdjust=\"spacingAndGlyphs\">not what was bought</text></g></g>\n<g class=\"label\"><rect x=\"543\" y=\"1550\" width=\"173\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled\" data-who=\"clock\"><title>refund.settled: Every piece or the whole sum paid was given back; what nobody asked for stays with the shop.</title><rect class=\"hit\" x=\"545\" y=\"1554\" width=\"169\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(547 1555)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(564 1555)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"581\" y=\"1565\" textLength=\"128\" lengthAdjust=\"spacingAndGlyphs\">Every piece or the whole</text><text x=\"581\" y=\"1579\" textLength=\"131\" lengthAdjust=\"spacingAndGlyphs\">sum paid was given back</text></g></g>\n<g class=\"label\"><rect x=\"1090\" y=\"918\" width=\"129\" height=\"36\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled:2\" data-who=\"clock\"><title>refund.settled: What was not sent is paid back, so all that is left is on its way, as after a last parcel.</title><rect class=\"hit\" x=\"1092\" y=\"922\" width=\"125\" height=\"28\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(1094 923)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(1111 923)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1128\" y=\"933\" textLength=\"71\" lengthAdjust=\"spacingAndGlyphs\">What was not</text><text x=\"1128\" y=\"947\" textLength=\"87\" lengthAdjust=\"spacingAndGlyphs\">sent is paid back</text></g></g>\n<g class=\"label\"><rect x=\"1231\" y=\"925\" width=\"183\" height=\"22\" rx=\"6\"/><g class=\"row\" data-arrow=\"afterSale.refunding:refund.settled:3\" data-who=\"clock\"><title>refund.settled: Some pieces are paid back, and the order goes on where it stood.</title><rect class=\"hit\" x=\"1233\" y=\"929\" width=\"179\" height=\"14\" rx=\"4\"/><g class=\"icon clock\" transform=\"translate(1235 930)\"><circle cx=\"6\" cy=\"6\" r=\"4.6\"/><path d=\"M6 3.2V6l2 1.4\"/></g><g class=\"icon coin\" transform=\"translate(1252 930)\"><circle cx=\"6\" cy=\"6\" r=\"5\"/><path d=\"M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4\"/></g><text x=\"1269\" y=\"940\" textLength=\"141\" lengthAdjust=\"spacingAndGlyphs\">Some pieces are paid back</text></g></g>\n</svg>\n",
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "screens": {}
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
   "description": "The time to confirm is over, so receipt counts as confirmed.",
   "who": "clock",
   "isMoney": true,
   "guard": "isDeadlinePassed",
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
   "description": "Seven days after receipt the order is complete.",
   "who": "clock",
   "isMoney": false,
   "guard": "isDeadlinePassed",
   "effects": [
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
   }
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
   }
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
   }
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
