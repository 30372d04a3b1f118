import { expect, it } from 'vitest'
import { launchTargets } from './launch-target.ts'

it.each([
  [{ nodeId: 'n1', gameId: '7' }, [{ nodeId: 'n1' }]],
  [{ nodeId: 'n1', vassalage: 'PSL' }, [{ nodeId: 'n1', vendor: 'PSL' }]],
  [{ gameId: '7' }, [{ id: 7 }, { code: '7' }]],
  [
    { gameId: '7', vassalage: 'PSL' },
    [
      { id: 7, vendor: 'PSL' },
      { vendor: 'PSL', code: '7' },
    ],
  ],
  [{ gameId: 'dice', vendor: 'BGS' }, [{ vendor: 'BGS', code: 'dice' }]],
  [{ gameId: '99999999999' }, [{ code: '99999999999' }]],
  [{ lottoGameCode: '645' }, [{ code: '645' }]],
  [{}, []],
])('%j names %j', (query, keys) => expect(launchTargets(query)).toEqual(keys))
