import { use, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearch } from 'wouter'
import { useActiveStates } from '../actors/flows.ts'
import { Chip } from '../ui/chip.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import styles from './flowsScreen.module.css'

const drawings = import.meta.glob<string>('../../../docs/flows/*.svg', {
  query: '?raw',
  import: 'default',
})
const charts = Object.keys(drawings).map((path) => path.replace(/^.*\/(\w+)\.svg$/, '$1'))
const loaded = new Map<string, Promise<string>>()

/**
 * Lists every chart of the app, with the current state of its actor on this page. `?chart=order`
 * selects one.
 */
export function Screen() {
  const asked = new URLSearchParams(useSearch()).get('chart')
  const chart = charts.find((each) => each === asked) ?? charts[0]
  if (chart === undefined) return <NoCharts />
  return (
    <RouteScreen>
      <PanelStack>
        <nav className={styles.charts}>
          {charts.map((each) => (
            <Link
              key={each}
              href={`/liveFlows?chart=${each}`}
              replace
              className={styles.chart}
              aria-current={each === chart ? 'page' : undefined}
            >
              {each}
            </Link>
          ))}
        </nav>
        <Chart key={chart} chart={chart} />
      </PanelStack>
    </RouteScreen>
  )
}

function Chart({ chart }: { chart: string }) {
  const active = useActiveStates(chart)
  const box = useRef<HTMLDivElement>(null)
  const drawing = use(drawingOf(chart))
  useEffect(() => {
    for (const part of box.current?.querySelectorAll<SVGGElement>('g[data-state]') ?? []) {
      part.classList.toggle('isLit', active.includes(part.dataset['state'] ?? ''))
    }
  }, [active, drawing])
  const [leaf] = active.toReversed()
  return (
    <Panel
      title={chart}
      end={
        leaf === undefined ? (
          <Chip tone="wait">
            <FormattedMessage id="flows.unused" defaultMessage="Not used on this page yet" />
          </Chip>
        ) : (
          <Chip tone="action">{leaf.slice(chart.length + 1)}</Chip>
        )
      }
    >
      <div
        ref={box}
        className={styles.drawing}
        tabIndex={0}
        role="img"
        aria-label={chart}
        // `npm run flows` draws these files from the charts. They are part of the build.
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
    </Panel>
  )
}

function NoCharts() {
  return (
    <RouteScreen>
      <EmptyState
        title={<FormattedMessage id="flows.none" defaultMessage="No charts were drawn yet" />}
      />
    </RouteScreen>
  )
}

function drawingOf(chart: string): Promise<string> {
  const known = loaded.get(chart)
  if (known !== undefined) return known
  const load = drawings[`../../../docs/flows/${chart}.svg`]
  const drawing = load === undefined ? Promise.resolve('') : load()
  loaded.set(chart, drawing)
  return drawing
}
