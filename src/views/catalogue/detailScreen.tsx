import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'wouter'
import { firstChoice, pictureFor, variantOf } from '../../machines/selectors/variantSelectors.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import type { ProductCard, ProductDetail } from '../../../contract/catalogue.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useProduct } from './useCatalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { Panel, PanelColumns } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { useDocumentTitle } from '../shell/useDocumentTitle.ts'
import { BuyBar } from './buyBar.tsx'
import styles from './detailScreen.module.css'
import { ChoiceSkeleton, DetailSkeleton } from './detailSkeleton.tsx'
import { FreightNote } from './freightNote.tsx'
import { Gallery } from './gallery.tsx'
import { knownProduct } from './knownCards.ts'
import { ProductHead } from './productHead.tsx'
import { ReviewsPanel } from './reviewsPanel.tsx'
import { ShopLink } from '../ui/shopRow.tsx'
import { SpecificationPanel } from './specificationPanel.tsx'
import { VariantPicker } from './variantPicker.tsx'
import { reasonOf } from '../actors/failures.ts'

export function Screen() {
  const { product: given } = useParams()
  const id = /^[1-9]\d{0,14}$/.test(given ?? '') ? Number(given) : null
  return id === null ? <NoSuchProduct /> : <Detail key={id} id={id} />
}

function Detail({ id }: { id: number }) {
  const product = useProduct(id)
  const [card] = useState(() => knownProduct(id))
  if (reasonOf(product.failure) === 'notFound') return <NoSuchProduct />
  const known = product.data ?? (product.failure ? null : card)
  if (known !== null) return <Product known={known} product={product.data} />
  return (
    <RouteScreen>
      {product.failure ? (
        <FailedState failure={product.failure} onRetry={product.retry} />
      ) : (
        <DetailSkeleton />
      )}
    </RouteScreen>
  )
}

/** `known` is what a card told until the product itself is here. */
function Product({ known, product }: { known: ProductCard; product: ProductDetail | null }) {
  const [chosen, setChoice] = useState<Choice | null>(null)
  const [quantity, setQuantity] = useState(1)
  const [askForChoice, setAskForChoice] = useState(false)
  const choice = chosen ?? (product === null ? {} : firstChoice(product))
  const variant = product === null ? null : variantOf(product, choice)
  useDocumentTitle(known.title)
  return (
    <RouteScreen
      footer={
        product === null ? (
          <Skeleton shape="block" width="100%" height="48px" />
        ) : (
          <BuyBar
            product={product}
            variant={variant}
            quantity={quantity}
            onOpenChoice={() => setAskForChoice(true)}
          />
        )
      }
    >
      <div className={styles.matters}>
        <PanelColumns
          aside={
            product === null ? (
              <Panel>
                <ProductHead product={known} variant={null} />
                <ChoiceSkeleton />
              </Panel>
            ) : (
              <>
                <Panel>
                  <ProductHead product={product} variant={variant} />
                  <VariantPicker
                    product={product}
                    choice={choice}
                    variant={variant}
                    quantity={quantity}
                    asked={askForChoice}
                    onChoose={(next) => {
                      setChoice(next)
                      setQuantity(1)
                      setAskForChoice(false)
                    }}
                    onQuantity={setQuantity}
                  />
                </Panel>
                <Panel title={<FormattedMessage id="detail.shipping" defaultMessage="Shipping" />}>
                  <FreightNote freight={product.freight} />
                </Panel>
                <Panel>
                  <ShopLink shop={product.shop} />
                </Panel>
              </>
            )
          }
        >
          <Gallery
            title={known.title}
            pictures={product?.pictures ?? [known.picture]}
            chosen={
              product !== null && Object.keys(choice).length > 0
                ? pictureFor(product, choice)
                : undefined
            }
          />
        </PanelColumns>
        {product === null ? null : (
          <PanelColumns aside={<ReviewsPanel productId={product.id} />}>
            <SpecificationPanel product={product} />
          </PanelColumns>
        )}
      </div>
    </RouteScreen>
  )
}

function NoSuchProduct() {
  return (
    <RouteScreen>
      <EmptyState
        title={
          <FormattedMessage
            id="detail.gone"
            defaultMessage="This product is not sold here any more"
          />
        }
        action={
          <ButtonLink href={hrefs.explore()} variant="secondary">
            <FormattedMessage id="home.allProducts" defaultMessage="All products" />
          </ButtonLink>
        }
      />
    </RouteScreen>
  )
}
