import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import i18n from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router'
import { ShapeForm } from '@front-end/ui'
import { fetchShapes } from './shapes'

function Page() {
  const { t } = useTranslation()
  const { data = [] } = useQuery({ queryKey: ['shapes'], queryFn: () => fetchShapes(location.origin) })
  return (
    <>
      <h1>{t('shapes of {{day}}', { day: dayjs().format('D MMMM') })}</h1>
      <ul>
        {data.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ShapeForm isWide={data.length === 0} onSave={({ name }) => console.log(name)} />
    </>
  )
}

void i18n.use(initReactI18next).init({ lng: 'en' })
createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>,
)
