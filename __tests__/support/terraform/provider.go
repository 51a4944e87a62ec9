// A provider that only knows a schema: enough for `tofu validate`, and for `tofu test` with a mock of it.
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"

	"github.com/hashicorp/terraform-plugin-go/tfprotov6"
	"github.com/hashicorp/terraform-plugin-go/tfprotov6/tf6server"
	"github.com/hashicorp/terraform-plugin-go/tftypes"
)

// Attributes are "required", "optional" or "computed", and a type: string, number, bool, strings or map.
// A block has a name of its own below "blocks"; each can come several times.
type block struct {
	Attributes map[string][2]string
	Blocks     map[string]block
}

var types = map[string]tftypes.Type{
	"string":  tftypes.String,
	"number":  tftypes.Number,
	"bool":    tftypes.Bool,
	"strings": tftypes.List{ElementType: tftypes.String},
	"map":     tftypes.Map{ElementType: tftypes.String},
}

func (b block) schema() *tfprotov6.SchemaBlock {
	made := &tfprotov6.SchemaBlock{}
	for name, facts := range b.Attributes {
		made.Attributes = append(made.Attributes, &tfprotov6.SchemaAttribute{
			Name: name, Type: types[facts[1]],
			Required: facts[0] == "required", Optional: facts[0] == "optional", Computed: facts[0] == "computed",
		})
	}
	for name, nested := range b.Blocks {
		made.BlockTypes = append(made.BlockTypes, &tfprotov6.SchemaNestedBlock{
			TypeName: name, Block: nested.schema(), Nesting: tfprotov6.SchemaNestedBlockNestingModeList,
		})
	}
	return made
}

type provider struct {
	tfprotov6.ProviderServer
	resources map[string]block
}

func (p provider) GetMetadata(context.Context, *tfprotov6.GetMetadataRequest) (*tfprotov6.GetMetadataResponse, error) {
	return &tfprotov6.GetMetadataResponse{}, nil
}

func (p provider) GetProviderSchema(context.Context, *tfprotov6.GetProviderSchemaRequest) (*tfprotov6.GetProviderSchemaResponse, error) {
	resources := map[string]*tfprotov6.Schema{}
	for name, resource := range p.resources {
		resources[name] = &tfprotov6.Schema{Block: resource.schema()}
	}
	return &tfprotov6.GetProviderSchemaResponse{
		Provider:        &tfprotov6.Schema{Block: &tfprotov6.SchemaBlock{}},
		ResourceSchemas: resources,
	}, nil
}

func (p provider) GetResourceIdentitySchemas(context.Context, *tfprotov6.GetResourceIdentitySchemasRequest) (*tfprotov6.GetResourceIdentitySchemasResponse, error) {
	return &tfprotov6.GetResourceIdentitySchemasResponse{}, nil
}

func (p provider) ValidateProviderConfig(_ context.Context, asked *tfprotov6.ValidateProviderConfigRequest) (*tfprotov6.ValidateProviderConfigResponse, error) {
	return &tfprotov6.ValidateProviderConfigResponse{PreparedConfig: asked.Config}, nil
}

func (p provider) ValidateResourceConfig(context.Context, *tfprotov6.ValidateResourceConfigRequest) (*tfprotov6.ValidateResourceConfigResponse, error) {
	return &tfprotov6.ValidateResourceConfigResponse{}, nil
}

// Between two runs of a test. The state is of this schema already.
func (p provider) UpgradeResourceState(_ context.Context, asked *tfprotov6.UpgradeResourceStateRequest) (*tfprotov6.UpgradeResourceStateResponse, error) {
	kind := p.resources[asked.TypeName].schema().ValueType()
	value, err := asked.RawState.Unmarshal(kind)
	if err != nil {
		return nil, err
	}
	state, err := tfprotov6.NewDynamicValue(kind, value)
	return &tfprotov6.UpgradeResourceStateResponse{UpgradedState: &state}, err
}

func (p provider) StopProvider(context.Context, *tfprotov6.StopProviderRequest) (*tfprotov6.StopProviderResponse, error) {
	return &tfprotov6.StopProviderResponse{}, nil
}

func main() {
	text, err := os.ReadFile(os.Getenv("PROVIDER_SCHEMA"))
	served := provider{}
	if err == nil {
		err = json.Unmarshal(text, &served.resources)
	}
	if err == nil {
		err = tf6server.Serve("registry.opentofu.org/hashicorp/aws", func() tfprotov6.ProviderServer { return served })
	}
	if err != nil {
		log.Fatal(err)
	}
}
