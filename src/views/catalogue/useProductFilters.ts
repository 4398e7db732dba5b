import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { readProductFilters } from '../../../contract/productFilters.ts'
import type { ProductFilters } from '../../../contract/productFilters.ts'
import { afterPaint } from '../ui/afterPaint.ts'
import { withFilters } from './productQuery.ts'

type Changes = Partial<ProductFilters>

/**
 * The filters of the address and a function to change them. A choice shows at once (`chosen`). The
 * address, and the products that depend on it, follow after that frame.
 */
export function useProductFilters() {
  const [path] = useLocation()
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [ahead, setAhead] = useState<{ of: string; changes: Changes } | null>(null)
  const filters = useMemo(() => readProductFilters(new URLSearchParams(address)), [address])
  const changes = ahead?.of === address ? ahead.changes : null
  return {
    filters,
    chosen: changes === null ? filters : { ...filters, ...changes },
    change: (next: Changes) => {
      setAhead({ of: address, changes: { ...changes, ...next } })
      afterPaint(() => {
        if (window.location.pathname !== path) return
        setParams((current) => withFilters(current, next), { replace: true })
      })
    },
  }
}
