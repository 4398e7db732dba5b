import { FormattedMessage } from 'react-intl'
import { readSource } from '../../machines/selectors/checkoutSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { GoodsLine } from '../ui/goodsLine.tsx'
import { Panel } from '../ui/panel.tsx'
import { useGoods, useGuestCart } from './useGuestCart.ts'

/** What a guest was about to buy, while signing in on the way to the checkout at `returnTo`. */
export function WantedGoods({ returnTo }: { returnTo: string }) {
  const [path, search = ''] = returnTo.split('?')
  if (path !== '/checkout') return null
  const source = readSource(search)
  return source.type === 'buyNow' ? <WantedProduct {...source.item} /> : <WantedCart />
}

function WantedProduct({ skuId, quantity }: { skuId: number; quantity: number }) {
  const line = useGoods([skuId]).data?.list[0]
  if (line === undefined) return null
  return (
    <Panel title={<FormattedMessage id="login.wanted" defaultMessage="You’re buying" />}>
      <GoodsLine href={hrefs.detail(line.productId, line.shopId)} {...line} quantity={quantity} />
    </Panel>
  )
}

function WantedCart() {
  const { lines } = useGuestCart()
  const [first] = lines
  if (first === undefined) return null
  return (
    <Panel title={<FormattedMessage id="login.wanted" defaultMessage="You’re buying" />}>
      <GoodsLine href={hrefs.detail(first.productId, first.shopId)} {...first}>
        {lines.length === 1 ? null : (
          <FormattedMessage
            id="login.wantedMore"
            defaultMessage="and {count, plural, one {# more item} other {# more items}} in your cart"
            values={{ count: lines.length - 1 }}
          />
        )}
      </GoodsLine>
    </Panel>
  )
}
