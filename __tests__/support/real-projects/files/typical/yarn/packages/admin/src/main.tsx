import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import axios from 'axios'
import { clsx } from 'clsx'
import { format } from 'date-fns'
import { sortBy } from 'lodash'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

interface Shape {
  name: string
  area: number
}

const shapes = createSlice({
  name: 'shapes',
  initialState: [] as Shape[],
  reducers: { loaded: (_, { payload }: PayloadAction<Shape[]>) => payload },
})
const store = configureStore({ reducer: { shapes: shapes.reducer } })

function Page() {
  const dispatch = useDispatch()
  const all = useSelector((state: ReturnType<typeof store.getState>) => state.shapes)
  const load = async () => dispatch(shapes.actions.loaded((await axios.get<Shape[]>('/shapes')).data))
  return (
    <main className={clsx('shapes', { empty: all.length === 0 })}>
      <h1>{format(new Date(), 'd MMMM')}</h1>
      <button onClick={() => void load()}>Load</button>
      <ul>
        {sortBy(all, 'area').map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </main>
  )
}

createRoot(document.body).render(
  <Provider store={store}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
)
