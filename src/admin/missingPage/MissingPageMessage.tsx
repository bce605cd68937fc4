'use client'

import { Button, Gutter, useConfig, useTranslation } from '@payloadcms/ui'

/** The same as Payload's own, which it does not export. */
export function MissingPageMessage() {
  const { t } = useTranslation()
  const { admin } = useConfig().config.routes
  return (
    <div className="not-found not-found--margin-top-large">
      <Gutter className="not-found__wrap">
        <div className="not-found__content">
          <h1>{t('general:nothingFound')}</h1>
          <p>{t('general:sorryNotFound')}</p>
        </div>
        <Button className="not-found__button" el="link" size="large" to={admin}>
          {t('general:backToDashboard')}
        </Button>
      </Gutter>
    </div>
  )
}
