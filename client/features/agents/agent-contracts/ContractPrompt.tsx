import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, Dialog } from '#client/ui/index.ts'
import { contractRequests } from './agent-contracts.queries.ts'
import { keepPutOff, putOffIn } from './put-off.ts'
import { WAITING_KINDS } from './waiting-kinds.ts'

/** "A contract is waiting for your answer": one kind after another, each once per login. */
export function ContractPrompt({ token }: { token: string }) {
  const { t } = useTranslation(['agent-contracts', 'common'])
  const navigate = useNavigate()
  const { data } = useQuery(contractRequests())
  const [putOff, setPutOff] = useState(() => putOffIn(token))
  const question = data && WAITING_KINDS.find(({ list }) => data[list].some((id) => !putOff.includes(id)))
  if (!question) return null

  const { kind, list, screen } = question
  const putAside = () => {
    const asked = [...putOff, ...data[list]]
    keepPutOff(token, asked)
    setPutOff(asked)
  }
  const go = () => {
    putAside()
    void navigate(SCREENS[screen].path)
  }
  return (
    <Dialog
      // One dialog each, so that the next opens like the first.
      key={kind}
      isOpen
      isUnasked
      onClose={putAside}
      title={t(`ask_${kind}`)}
      actions={
        <>
          <Button variant="secondary" onClick={putAside}>
            {t('common:cancel')}
          </Button>
          <Button onClick={go}>{t('common:go')}</Button>
        </>
      }
    >
      <p>{t('ask_line')}</p>
    </Dialog>
  )
}
