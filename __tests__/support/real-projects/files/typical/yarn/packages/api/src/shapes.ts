import 'reflect-metadata'
import { Body, Controller, Injectable, Module, Post, ValidationPipe } from '@nestjs/common'
import { ConfigModule, ConfigService } from '@nestjs/config'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsInt, Min } from 'class-validator'
import { firstValueFrom, map, of } from 'rxjs'

export class Shape {
  @ApiProperty()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  width!: number

  @ApiProperty()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  height!: number
}

@Injectable()
export class Shapes {
  constructor(private readonly config: ConfigService) {}

  areaOf({ width, height }: Shape): Promise<number> {
    const scale = this.config.get<number>('scale', 1)
    return firstValueFrom(of(width * height).pipe(map((area) => area * scale)))
  }
}

@Controller('shapes')
export class ShapesController {
  constructor(private readonly shapes: Shapes) {}

  @Post('area')
  async area(@Body(new ValidationPipe({ transform: true })) shape: Shape) {
    return { area: await this.shapes.areaOf(shape) }
  }
}

@Module({
  imports: [ConfigModule.forRoot({ ignoreEnvFile: true, load: [() => ({ scale: 10 })] })],
  controllers: [ShapesController],
  providers: [Shapes],
})
export class ShapesModule {}
