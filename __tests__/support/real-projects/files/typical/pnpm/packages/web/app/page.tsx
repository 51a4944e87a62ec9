import { ShapeForm } from './shape-form'

export default function Page() {
  return (
    <main>
      <h1>Shapes</h1>
      <ShapeForm />
    </main>
  )
}
