import { Button, Card, Form, Input, Select } from 'antd'
import { clsx } from 'clsx'

export interface Shape {
  name: string
  kind: 'circle' | 'square'
}

/** Asks for the name and the kind of a shape. */
export function ShapeForm({ isWide, onSave }: { isWide: boolean; onSave: (shape: Shape) => void }) {
  return (
    <Card title="Shape" className={clsx('shape', isWide && 'wide')}>
      <Form onFinish={onSave} initialValues={{ kind: 'circle' }}>
        <Form.Item label="Name" name="name" rules={[{ required: true }]}>
          <Input />
        </Form.Item>
        <Form.Item label="Kind" name="kind">
          <Select options={[{ value: 'circle' }, { value: 'square' }]} />
        </Form.Item>
        <Button htmlType="submit">Save</Button>
      </Form>
    </Card>
  )
}
