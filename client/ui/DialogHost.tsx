import { useNotices } from '#client/lib/notices.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Renders the first question of the notices store (`confirm()`). Mounted once, by the shell. */
export function DialogHost() {
  const [question] = useNotices().confirms
  if (!question) return null
  const { title, body, submit, cancel, isDangerous, answer } = question
  return (
    <Dialog
      key={question.id}
      isOpen
      onClose={() => answer(false)}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {cancel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {submit}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  )
}
