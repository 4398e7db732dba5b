import { lazy, Suspense, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useParams } from 'wouter'
import { missingOption, offerOf } from '../../machines/selectors/variantSelectors.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import type { ProductCard, ProductDetail } from '../../../contract/catalogue.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useProduct } from './useCatalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { Panel, PanelColumns, PanelStack } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { TraderLine } from '../ui/traderLine.tsx'
import { useDocumentTitle } from '../shell/useDocumentTitle.ts'
import { DeliveryCountry } from '../session/deliveryCountry.tsx'
import { BuyBar, BuyBox } from './buyBar.tsx'
import { DeliveryPanel } from './deliveryPanel.tsx'
import styles from './detailScreen.module.css'
import { Gallery } from './gallery.tsx'
import { knownProduct } from './knownCards.ts'
import { Nearby } from './nearby.tsx'
import { NotSent } from './notSent.tsx'
import { ProductHead } from './productHead.tsx'
import { ReviewsPanel } from './reviewsPanel.tsx'
import { ShopLink } from '../ui/shopRow.tsx'
import { SpecificationPanel } from './specificationPanel.tsx'
import { useLightbox } from './useLightbox.tsx'
import { useNoteViewed } from './useNoteViewed.ts'
import { useVariantChoice } from './useVariantChoice.ts'
import { VariantPicker } from './variantPicker.tsx'
import { reasonOf } from '../actors/failures.ts'

const MoreGoods = lazy(() =>
  import('./moreGoods.tsx').then((module) => ({ default: module.MoreGoods })),
)

const ChooseSheet = lazy(() =>
  import('./chooseSheet.tsx').then((module) => ({ default: module.ChooseSheet })),
)

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
    <RouteScreen below={<DeliveryCountry inScreen />}>
      {product.failure ? (
        <FailedState failure={product.failure} onRetry={product.retry} />
      ) : (
        <DetailSkeleton />
      )}
    </RouteScreen>
  )
}

/** `known` is the card's data, shown until the product is loaded. */
function Product({ known, product }: { known: ProductCard; product: ProductDetail | null }) {
  const { choice, variant, choose } = useVariantChoice(known.id, product)
  const [wanted, setWanted] = useState(1)
  const [asked, setAsked] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'unused' | 'closed' | 'open'>('unused')
  const picker = useRef<HTMLDivElement>(null)
  const { open, lightbox } = useLightbox(known.title)
  const [, navigate] = useLocation()
  const offer = product === null ? null : offerOf(product, choice)
  const missing = product === null ? null : missingOption(product, choice)
  const quantity = variant === null ? wanted : Math.min(wanted, Math.max(variant.stock, 1))
  const change = (next: Choice) => {
    choose(next)
    setAsked(null)
    // Pieces that were counted before a variant was chosen are meant of that one.
    if (variant !== null) setWanted(1)
  }
  const askForChoice = () => {
    setAsked(missing?.key ?? null)
    showOption(picker.current, missing?.key)
  }
  const askInSheet = () => setSheet('open')
  useDocumentTitle(known.title)
  useNoteViewed(product?.id ?? null)
  return (
    <RouteScreen
      below={<DeliveryCountry inScreen />}
      footer={
        product === null ? (
          <span data-narrow className={styles.footSkeleton}>
            <Skeleton shape="block" width="100%" height="48px" />
          </span>
        ) : (
          <BuyBar
            {...{ product, variant, missing, quantity }}
            onAskForChoice={askForChoice}
            onBuyWithoutChoice={askInSheet}
          />
        )
      }
    >
      <div className={styles.matters}>
        <Gallery
          title={known.title}
          pictures={product?.pictures ?? [known.picture]}
          chosen={Object.keys(choice).length > 0 ? (offer?.picture ?? undefined) : undefined}
          onEnlarge={open}
        />
        <div className={styles.aside}>
          <Panel>
            <ProductHead product={product ?? known} offer={offer} />
            {product === null ? null : <NotSent product={product} />}
            {product === null ? (
              <ChoiceSkeleton />
            ) : (
              <>
                <VariantPicker
                  product={product}
                  choice={choice}
                  variant={variant}
                  quantity={quantity}
                  asked={asked}
                  ref={picker}
                  onChoose={change}
                  onQuantity={setWanted}
                />
                <BuyBox
                  {...{ product, variant, missing, quantity }}
                  onAskForChoice={askForChoice}
                  onBuyWithoutChoice={askInSheet}
                />
              </>
            )}
          </Panel>
          {product === null ? null : (
            <>
              <DeliveryPanel product={product} isSoldOut={offer?.stock === 0} />
              <Panel>
                <ShopLink shop={product.shop} />
                {product.trader === null ? null : <TraderLine trader={product.trader} />}
              </Panel>
            </>
          )}
        </div>
        {product === null ? null : (
          <div className={styles.rest} data-below>
            <SpecificationPanel product={product} />
            <ReviewsPanel productId={product.id} title={product.title} />
          </div>
        )}
      </div>
      {product === null ? null : (
        <Nearby>
          <Suspense>
            <div className={styles.more}>
              <MoreGoods product={product} />
            </div>
          </Suspense>
        </Nearby>
      )}
      {lightbox}
      {product === null || sheet === 'unused' ? null : (
        <Suspense>
          <ChooseSheet
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            product={product}
            choice={choice}
            onChoose={change}
            onChosen={({ skuId, stock }) => {
              setSheet('closed')
              navigate(hrefs.checkout({ sku: skuId, quantity: Math.min(wanted, stock) }))
            }}
          />
        </Suspense>
      )}
    </RouteScreen>
  )
}

/** Scrolls to the values of an option and focuses the first. */
function showOption(picker: HTMLElement | null, option: string | undefined): void {
  const group = picker?.querySelector(`[data-option="${CSS.escape(option ?? '')}"]`)
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector('button')?.focus({ preventScroll: true })
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

function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <PanelColumns
        aside={
          <Panel>
            <Skeleton width="80%" />
            <Skeleton width="30%" height="32px" />
            <Skeleton width="60%" />
            <Skeleton width="100%" height="44px" shape="block" />
          </Panel>
        }
      >
        <Skeleton shape="square" />
      </PanelColumns>
    </SkeletonGroup>
  )
}

/** The placeholder of the variant choice, below the data of the card. */
function ChoiceSkeleton() {
  return (
    <SkeletonGroup>
      <PanelStack>
        <Skeleton width="30%" />
        <Skeleton width="100%" height="44px" shape="block" />
        <Skeleton width="30%" />
        <Skeleton width="100%" height="44px" shape="block" />
      </PanelStack>
    </SkeletonGroup>
  )
}
