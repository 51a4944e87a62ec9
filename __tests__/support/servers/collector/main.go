// The collector of OpenTelemetry, with the parts that __tests__/peers/collector.test.ts needs.
package main

import (
	"log"

	"github.com/open-telemetry/opentelemetry-collector-contrib/exporter/prometheusexporter"
	"github.com/open-telemetry/opentelemetry-collector-contrib/processor/deltatocumulativeprocessor"
	"go.opentelemetry.io/collector/component"
	"go.opentelemetry.io/collector/confmap"
	"go.opentelemetry.io/collector/confmap/provider/yamlprovider"
	"go.opentelemetry.io/collector/exporter"
	"go.opentelemetry.io/collector/exporter/debugexporter"
	"go.opentelemetry.io/collector/otelcol"
	"go.opentelemetry.io/collector/processor"
	"go.opentelemetry.io/collector/receiver"
	"go.opentelemetry.io/collector/receiver/otlpreceiver"
	"go.opentelemetry.io/collector/service/telemetry/otelconftelemetry"
)

func parts() (factories otelcol.Factories, err error) {
	factories.Telemetry = otelconftelemetry.NewFactory()
	factories.Receivers, err = otelcol.MakeFactoryMap[receiver.Factory](otlpreceiver.NewFactory())
	if err != nil {
		return
	}
	factories.Processors, err = otelcol.MakeFactoryMap[processor.Factory](deltatocumulativeprocessor.NewFactory())
	if err != nil {
		return
	}
	factories.Exporters, err = otelcol.MakeFactoryMap[exporter.Factory](
		debugexporter.NewFactory(), prometheusexporter.NewFactory())
	return
}

func main() {
	configs := confmap.ResolverSettings{
		ProviderFactories: []confmap.ProviderFactory{yamlprovider.NewFactory()},
		DefaultScheme:     "yaml",
	}
	command := otelcol.NewCommand(otelcol.CollectorSettings{
		BuildInfo:              component.BuildInfo{Command: "otelcol"},
		Factories:              parts,
		ConfigProviderSettings: otelcol.ConfigProviderSettings{ResolverSettings: configs},
	})
	if err := command.Execute(); err != nil {
		log.Fatal(err)
	}
}
