import * as v from 'valibot'
import type { Call } from '../../contract/call.ts'
import * as contract from '../../contract/catalogue.ts'
import { serverTimeHeader } from '../../contract/envelope.ts'
import { languageCode } from '../../contract/fields.ts'
import type { Catalogue, CatalogueCtx } from '../domain/catalogue/catalogue.ts'
import { getHome } from '../domain/catalogue/getHome.ts'
import { listCards } from '../domain/catalogue/listCards.ts'
import { listCategories } from '../domain/catalogue/listCategories.ts'
import { listPopularSearches } from '../domain/catalogue/listPopularSearches.ts'
import { listProducts } from '../domain/catalogue/listProducts.ts'
import { listReviews } from '../domain/catalogue/listReviews.ts'
import type { PreparedAnswer } from '../domain/catalogue/prepareAnswer.ts'
import { showProduct } from '../domain/catalogue/showProduct.ts'
import { showShop } from '../domain/catalogue/showShop.ts'
import { suggestSearches } from '../domain/catalogue/suggestSearches.ts'
import { answerTo } from '../domain/kernel/errors.ts'
import { refused, seconds, success } from '../http/envelope.ts'
import { matchesEtag } from '../http/matchesEtag.ts'
import { noteCall, noteRequest } from '../http/requestFacts.ts'
import { parseInput, readQuery } from './input.ts'
import { toResponse, type Api } from './route.ts'

export function catalogueRoutes(api: Api, catalogue: Catalogue): void {
  preparedRoute(api, catalogue, contract.getHome, getHome)
  preparedRoute(api, catalogue, contract.listCategories, listCategories)
  preparedRoute(api, catalogue, contract.listProducts, listProducts)
  preparedRoute(api, catalogue, contract.listCards, listCards)
  preparedRoute(api, catalogue, contract.showProduct, showProduct)
  preparedRoute(api, catalogue, contract.listReviews, listReviews)
  preparedRoute(api, catalogue, contract.suggestSearches, suggestSearches)
  preparedRoute(api, catalogue, contract.listPopularSearches, listPopularSearches)
  preparedRoute(api, catalogue, contract.showShop, showShop)
}

const sharedHeaders = { 'content-type': 'application/json; charset=utf-8' }

/** Serves a prepared answer. Browsers may cache it, but must revalidate each time. */
function preparedRoute<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  api: Api,
  catalogue: Catalogue,
  call: Call<Input, Output>,
  handle: (given: {
    ctx: CatalogueCtx
    input: v.InferOutput<Input>
  }) => PreparedAnswer | Promise<PreparedAnswer>,
): void {
  api.hono.get(call.path, async ({ req: { raw: request } }) => {
    noteCall(call.path)
    const query = readQuery(request.url)
    const lang = v.is(languageCode, query.lang) ? query.lang : 'en'
    try {
      if (query.objection) throw query.objection
      const ctx = { db: api.ctx.db, lang, catalogue }
      const { json, etag } = await handle({ ctx, input: parseInput(call, query.values) })
      const isShared = request.headers.get('token') === null
      const control = isShared ? 'no-cache' : 'private, no-cache'
      const headers = {
        ...sharedHeaders,
        'cache-control': control,
        etag,
        [serverTimeHeader]: `${seconds(api.ctx.clock)}`,
      }
      if (matchesEtag(request.headers.get('if-none-match'), etag)) {
        return new Response(null, { status: 304, headers })
      }
      return new Response(success(json, api.ctx.clock).body, { headers })
    } catch (error) {
      const where = `${call.method} ${call.path}`
      const refusal = answerTo(error, (error) => api.onUnexpectedError(error, where))
      noteRequest({ reason: refusal.reason })
      return toResponse(refused(refusal, lang, api.ctx.clock))
    }
  })
}
