import { networkCodes } from '../../../contract/walletRecords.ts'
import type { OperatorNetwork } from '../../domain/wallet/setNetwork.ts'
import { centsOption, optionOf, wordAt, WrongUsage, type Command, type Given } from '../command.ts'
import { dollars, tableLines } from '../table.ts'

export const networks: Command = {
  usage:
    'networks [set <code> [--address <text>] [--min-recharge <dollars>] [--min-withdrawal <dollars>] [--charge <dollars>] [--confirmations <n>] [--name <text>] [--asset <text>] | disable <code> | enable <code>]',
  summary:
    'lists the networks that funds come and go by, states one, or takes one out of the offer',
  details: `Codes: ${networkCodes.join(', ')}. A new network needs address, both minimums and charge; of a known
one, what is left out stays. The address is where shoppers' money goes: its checksum is checked.
Set also enables. Whoever has a disabled network's address may still send to it.`,
  options: [
    'address',
    'min-recharge',
    'min-withdrawal',
    'charge',
    'confirmations',
    'name',
    'asset',
  ],
  run: async (given) => {
    const [deed] = given.words
    if (deed === undefined) print(given, await ask(given))
    else if (deed === 'set') print(given, [await set(given)])
    else if (deed === 'enable' || deed === 'disable') {
      const body = { code: wordAt(given, 1, 'code'), enabled: deed === 'enable' }
      print(given, [(await given.office.post('/networks/enable', body)) as OperatorNetwork])
    } else throw new WrongUsage(`networks can set, enable and disable, not "${deed}".`)
    return 0
  },
}

async function ask({ office }: Given): Promise<OperatorNetwork[]> {
  return (await office.get('/networks')) as OperatorNetwork[]
}

async function set(given: Given): Promise<OperatorNetwork> {
  const stated = {
    code: wordAt(given, 1, 'code'),
    name: optionOf(given, 'name'),
    asset: optionOf(given, 'asset'),
    depositAddress: optionOf(given, 'address')?.trim(),
    minRechargeCents: centsOption(given, 'min-recharge', 1) ?? undefined,
    minWithdrawalCents: centsOption(given, 'min-withdrawal', 1) ?? undefined,
    withdrawalChargeCents: centsOption(given, 'charge', 0) ?? undefined,
    confirmations: confirmationsOf(given),
  }
  return (await given.office.post('/networks/set', stated)) as OperatorNetwork
}

function confirmationsOf(given: Given): number | undefined {
  const text = optionOf(given, 'confirmations')
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new WrongUsage(`--confirmations must be a whole number, not "${text}".`)
  }
  return Number(text)
}

function print({ json, print }: Given, list: readonly OperatorNetwork[]): void {
  if (json) print(JSON.stringify(list))
  else if (list.length === 0) print('No networks: nothing comes or goes on chain. See --help.')
  else for (const line of networkLines(list)) print(line)
}

function networkLines(list: readonly OperatorNetwork[]): string[] {
  return tableLines(
    [
      'CODE',
      'OFFERED',
      'NAME',
      'ASSET',
      'MIN RECHARGE',
      'MIN WITHDRAWAL',
      'CHARGE',
      'CONFIRMATIONS',
      'ADDRESS',
    ],
    list.map((network) => [
      network.code,
      network.enabled ? 'yes' : 'no',
      network.name,
      network.asset,
      dollars(network.minRechargeCents),
      dollars(network.minWithdrawalCents),
      dollars(network.withdrawalChargeCents),
      String(network.confirmations),
      network.depositAddress,
    ]),
  )
}
