// A zstd for Windows as actions/cache calls it: `zstd --quiet --version`, `zstd -T0` and `zstd -d`, from stdin to stdout.
package main

import (
	"fmt"
	"io"
	"log"
	"os"
	"slices"

	"github.com/klauspost/compress/zstd"
)

func main() {
	log.SetFlags(0)
	if slices.Contains(os.Args, "--version") {
		fmt.Println("1.5.7")
		return
	}
	if slices.Contains(os.Args, "-d") {
		reader, err := zstd.NewReader(os.Stdin)
		check(err)
		_, err = io.Copy(os.Stdout, reader)
		check(err)
		return
	}
	writer, err := zstd.NewWriter(os.Stdout)
	check(err)
	_, err = io.Copy(writer, os.Stdin)
	check(err)
	check(writer.Close())
}

func check(err error) {
	if err != nil {
		log.Fatal("zstd: ", err)
	}
}
